import type { IconName } from './icon-sprite.ts';

/** A drawing out of the document's sprite; always decoration, its control carries the name. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
