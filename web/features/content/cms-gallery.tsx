import { RowButtons } from '../../shared/ui/elements.tsx';
import '../../styles/elements.css';
import { useRef, useState } from 'react';
import { useTranslate } from '../../shared/i18n/shop.ts';
import type { SlotOf } from '../../shared/slots/slot-parts.ts';
import { FullPicture } from '../../shared/ui/picture.tsx';

export function CmsGallery({ slot }: { slot: SlotOf<'CmsGallery'> }) {
  const t = useTranslate();
  const row = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const count = slot.images.length;
  const banners = slot.images.every(
    ({ width, height }) => width != null && height != null && width >= 1.5 * height,
  );
  const turn = (step: 1 | -1) => {
    const target = row.current?.children[(shown + step + count) % count];
    if (!(target instanceof HTMLElement) || !row.current) return;
    row.current.scrollTo({ left: target.offsetLeft - row.current.offsetLeft, behavior: 'smooth' });
  };
  return (
    <div className="cms-slider" data-testid="cms-gallery">
      <section
        ref={row}
        className={banners ? 'cms-gallery cms-banners' : 'cms-gallery'}
        aria-label={[t('gallery.pictures'), slot.images[0]?.alt].filter(Boolean).join(': ')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          const { scrollLeft, offsetLeft, scrollWidth, clientWidth } = currentTarget;
          const starts = [...currentTarget.children].map((child) =>
            child instanceof HTMLElement ? Math.abs(child.offsetLeft - offsetLeft - scrollLeft) : Infinity,
          );
          const end = scrollLeft + clientWidth >= scrollWidth - 2;
          setShown(end && scrollLeft > 0 ? count - 1 : starts.indexOf(Math.min(...starts)));
        }}
      >
        {slot.images.map((image, index) => (
          <FullPicture
            key={image.full}
            image={image}
            sizes={banners ? '(min-width: 1440px) 1344px, 100vw' : '(min-width: 700px) 60vw, 100vw'}
            ratio={[800, 1000]}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </section>
      {count > 1 && (
        <div className="cms-slider-foot">
          <span className="small numeric text-ink-2" role="status" data-testid="cms-gallery-count">
            {shown + 1} / {count}
          </span>
          <RowButtons onTurn={turn} />
        </div>
      )}
    </div>
  );
}
