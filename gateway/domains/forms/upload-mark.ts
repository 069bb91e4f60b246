import type { AdminClient } from '../../shopware/admin-client.ts';

/** Title of a media that no form has been sent with yet; those of sent forms carry the form's number. */
export const UNSENT = 'form-unsent';

/**
 * Gives the media of a form a title: its number, by which the shop finds them and the sweep leaves them.
 * @throws ShopwareError, UpstreamError
 */
export async function titleUploads(
  admin: AdminClient,
  mediaIds: readonly string[],
  title: string,
): Promise<void> {
  await Promise.all(mediaIds.map((id) => admin.write('PATCH', `/media/${id}`, { title })));
}
