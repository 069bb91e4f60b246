import type { Slot } from '../../shared/slots/slot-parts.ts';
import { Prose } from '../../shared/ui/prose.tsx';
import { CmsPicture } from './cms-picture.tsx';

export function SplitBlock({
  image,
  html,
  imageFirst,
}: {
  image: Extract<Slot, { __typename: 'CmsImage' }>;
  html: string;
  imageFirst: boolean;
}) {
  return (
    <div className="page-width">
      <div className={imageFirst ? 'grid-12 split' : 'grid-12 split split-end'}>
        <div className="picture">
          <CmsPicture slot={image} sizes="(min-width: 1024px) 58vw, 100vw" />
        </div>
        <Prose html={html} className="split-text cms-text" />
      </div>
    </div>
  );
}
