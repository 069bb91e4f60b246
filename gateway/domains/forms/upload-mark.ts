import type { AdminClient } from '../../shopware/admin-client.ts';

/** Title of media without a submitted form; others have the form's reference number. */
export const UNSENT = 'form-unsent';

/**
 * Sets the media's title to the reference number, by which staff finds them and the sweep skips them.
 * @throws ShopwareError, UpstreamError
 */
export async function titleUploads(
  admin: AdminClient,
  mediaIds: readonly string[],
  title: string,
): Promise<void> {
  await Promise.all(mediaIds.map((id) => admin.write('PATCH', `/media/${id}`, { title })));
}
