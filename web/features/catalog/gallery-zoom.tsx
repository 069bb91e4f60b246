import '../../styles/zoom.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { moved, WHOLE, zoomed } from './zoom-view.ts';

const STEP = 1.5;
const PAN_PX = 80;
/** Exponent of the zoom factor per pixel of wheel movement. */
const PER_WHEEL_PX = 0.002;
const CENTRE = { x: 0, y: 0 };
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/**
 * Full-screen product pictures: swipe or arrow keys change the picture; pinch, double
 * tap, wheel and the keys + and - zoom; dragging and arrow keys pan a zoomed picture.
 */
export default function GalleryZoom({
  product: { media, name },
  start,
  onClose,
}: {
  product: Pick<ProductPartsFragment, 'media' | 'name'>;
  start: number;
  onClose(): void;
}) {
  const { t } = useShop();
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [view, setView] = useState(WHOLE);
  const image = media[index];
  const turn = (step: number) => {
    setIndex((index + step + media.length) % media.length);
    setView(WHOLE);
  };
  const gestures = useZoomGestures({ view, setView, turn });
  const zoom = (factor: number, at = CENTRE) => {
    if (stage.current) setView(zoomed(view, factor, at, stage.current.getBoundingClientRect()));
  };
  function press(event: KeyboardEvent) {
    const { key } = event;
    const pan = PANS[key];
    if (key === '+' || key === '=') zoom(STEP);
    else if (key === '-') zoom(1 / STEP);
    else if (key === '0') setView(WHOLE);
    else if (pan && view.scale > 1 && stage.current)
      setView(moved(view, ...pan, stage.current.getBoundingClientRect()));
    else if (key === 'ArrowLeft' || key === 'PageUp') turn(-1);
    else if (key === 'ArrowRight' || key === 'PageDown') turn(1);
    else return;
    event.preventDefault();
  }
  if (!image) return null;
  const button = (
    icon: 'plus' | 'minus' | 'chevron' | 'close',
    label: string,
    act: () => void,
    test: string,
  ) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      onClick={act}
      data-testid={`zoom-${test}-button`}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      className="zoom"
      label={t('product.pictures', { name })}
      testId="zoom-dialog"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys work for any focus position in the dialog. */}
      <div className="zoom-room" onKeyDown={press}>
        <div className="zoom-head">
          {button('close', t('close'), onClose, 'close')}
          <p className="small numeric" role="status" data-testid="zoom-count">
            {t('zoom.count', { number: index + 1, count: media.length })}
          </p>
          {button('minus', t('zoom.smaller'), () => zoom(1 / STEP), 'smaller')}
          {button('plus', t('zoom.larger'), () => zoom(STEP), 'larger')}
        </div>
        <div
          ref={stage}
          className="zoom-stage"
          data-enlarged={view.scale > 1 ? '' : undefined}
          onWheel={({ clientX, clientY, deltaY, currentTarget }) => {
            const box = currentTarget.getBoundingClientRect();
            const at = { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
            zoom(Math.exp(-deltaY * PER_WHEEL_PX), at);
          }}
          {...gestures}
        >
          <img
            key={image.full}
            src={image.full}
            srcSet={image.srcset ?? undefined}
            sizes={image.srcset ? `${Math.ceil(view.scale) * 100}vw` : undefined}
            alt={image.alt}
            draggable={false}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            data-testid="zoom-picture"
          />
        </div>
        {media.length > 1 && (
          <div className="zoom-turn row-buttons">
            {button('chevron', t('row.back'), () => turn(-1), 'back')}
            {button('chevron', t('row.on'), () => turn(1), 'on')}
          </div>
        )}
      </div>
    </Dialog>
  );
}
