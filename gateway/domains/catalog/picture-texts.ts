import type { Image } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';

/** Gives pictures of a product that have no text of their own, or share one, a text with their number. */
export function toldApart<Picture extends Image>(
  pictures: readonly Picture[],
  name: string,
  messages: GatewayContext['messages'],
): Picture[] {
  const count = pictures.length;
  const isOwn = ({ alt }: Picture) => alt !== name && pictures.filter((one) => one.alt === alt).length === 1;
  return pictures.map((picture, index) =>
    count < 2 || isOwn(picture)
      ? picture
      : {
          ...picture,
          alt: messages.text('picture-of', { number: index + 1, count, name: picture.alt || name }),
        },
  );
}
