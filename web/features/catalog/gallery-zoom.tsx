import '../../styles/zoom.css';
import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { isContained } from '../../shared/shop/identity.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { CloseButton, Icon, RowButtons } from '../../shared/ui/elements.tsx';
import { FullPicture } from '../../shared/ui/picture.tsx';

/** A point on the stage, in px from its centre. */
interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** Centre and scale of a picture on its stage. */
interface ZoomView extends StagePoint {
  readonly scale: number;
}

type StageSize = Pick<DOMRect, 'width' | 'height'>;

const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

/** At which a picture with a margin around the product opens. */
const PRODUCT_SCALE = 1.3;

const MAX_SCALE = 5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function moved({ scale, x, y }: ZoomView, dx: number, dy: number, stage: StageSize): ZoomView {
  const [farX, farY] = [((scale - 1) * stage.width) / 2, ((scale - 1) * stage.height) / 2];
  return { scale, x: between(-farX, x + dx, farX), y: between(-farY, y + dy, farY) };
}

function zoomed(view: ZoomView, factor: number, at: StagePoint, stage: StageSize): ZoomView {
  const scale = between(1, view.scale * factor, MAX_SCALE);
  const grown = scale / view.scale;
  const [x, y] = [at.x - (at.x - view.x) * grown, at.y - (at.y - view.y) * grown];
  return moved({ scale, x, y }, 0, 0, stage);
}

const TAP_PX = 10;
const DOUBLE_TAP_MS = 320;
const SWIPE_PX = 56;
/** At least, so that a tap visibly enlarges. */
const TAPPED_SCALE = 2.2;

interface Stage {
  readonly view: ZoomView;
  /** Otherwise a swipe turns. */
  readonly isEnlarged: boolean;
  setView(view: ZoomView): void;
  turn(step: 1 | -1): void;
  toggle(at: StagePoint): void;
}

function place({ currentTarget, clientX, clientY }: PointerEvent | WheelEvent): StagePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** The scale that shows the pixels of a picture. */
function pixelScale(image: Media | undefined, stage: StageSize): number {
  if (!image?.width || !image.height) return TAPPED_SCALE;
  const { width, height } = image;
  return Math.max(TAPPED_SCALE, width / Math.min(stage.width, (stage.height * width) / height));
}

function useZoomGestures({ view, isEnlarged, setView, turn, toggle }: Stage) {
  const fingers = useRef(new Map<number, StagePoint>());
  const travelled = useRef(0);
  const lastTap = useRef(0);
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, place(event));
  }
  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const stage = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    travelled.current += Math.hypot(dx, dy);
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const distance = (point: StagePoint) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const grown = zoomed(view, distance(now) / distance(before), middle, stage);
      setView(moved(grown, dx / 2, dy / 2, stage));
    } else if (isEnlarged) setView(moved(view, dx, dy, stage));
    else setView({ ...moved(view, 0, dy, stage), x: view.x + dx });
  }
  function onPointerUp(event: PointerEvent) {
    const here = place(event);
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    if (!isEnlarged && view.x !== 0) setView({ ...view, x: 0 });
    if (!isEnlarged && Math.abs(view.x) > SWIPE_PX) turn(view.x < 0 ? 1 : -1);
    else if (travelled.current < TAP_PX) {
      // A double tap is one tap.
      const isRepeated = event.pointerType !== 'mouse' && event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
      lastTap.current = event.timeStamp;
      if (!isRepeated) toggle(here);
    }
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

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

type Media = ProductPartsFragment['media'][number];

interface GalleryZoomProps {
  product: Pick<ProductPartsFragment, 'media' | 'name'>;
  start: number;
  onClose(): void;
}

/** Full-screen product pictures, turned, zoomed and panned by touch, wheel and keys. */
export default function GalleryZoom({ product: { media, name }, start, onClose }: GalleryZoomProps) {
  const { t, identity } = useShop();
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const image = media[index];
  const isWhole = (picture: Media | undefined) => picture && isContained(picture, identity.theme);
  const opening = (picture: Media | undefined) => ({ ...WHOLE, scale: isWhole(picture) ? 1 : PRODUCT_SCALE });
  const opened = opening(image);
  const [view, setView] = useState(opened);
  const isEnlarged = view.scale > opened.scale + 0.01;
  const turn = (step: number) => {
    const next = (index + step + media.length) % media.length;
    setIndex(next);
    setView(opening(media[next]));
  };
  const toggle = (at: StagePoint) => {
    const size = stage.current?.getBoundingClientRect();
    if (size) setView(isEnlarged ? opened : zoomed(WHOLE, pixelScale(image, size), at, size));
  };
  const gestures = useZoomGestures({ view, isEnlarged, setView, turn, toggle });
  const zoom = (factor: number, at = CENTRE) => {
    if (stage.current) setView(zoomed(view, factor, at, stage.current.getBoundingClientRect()));
  };
  function press(event: KeyboardEvent) {
    const { key } = event;
    const pan = PANS[key];
    if (key === '+' || key === '=') zoom(STEP);
    else if (key === '-') zoom(1 / STEP);
    else if (key === '0') setView(opened);
    else if (pan && isEnlarged && stage.current)
      setView(moved(view, ...pan, stage.current.getBoundingClientRect()));
    else if (key === 'ArrowLeft' || key === 'PageUp') turn(-1);
    else if (key === 'ArrowRight' || key === 'PageDown') turn(1);
    else return;
    event.preventDefault();
  }
  if (!image) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      className="zoom"
      label={t('product.pictures', { name })}
      testId="zoom-dialog"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys work for any focus position in the dialog. */}
      <div className="grid h-full grid-cols-1 grid-rows-1" tabIndex={-1} onKeyDown={press}>
        <div className="zoom-head">
          <CloseButton onClose={onClose} />
          <button
            type="button"
            className="icon-button mr-2 ml-auto"
            aria-label={t(isEnlarged ? 'zoom.out' : 'zoom.in')}
            onClick={() => toggle(CENTRE)}
          >
            <Icon name={isEnlarged ? 'minus' : 'plus'} />
          </button>
          <p className="small numeric" role="status" data-testid="zoom-count">
            {t('zoom.count', { number: index + 1, count: media.length })}
          </p>
        </div>
        <div
          ref={stage}
          className="zoom-stage"
          data-enlarged={isEnlarged ? '' : undefined}
          data-whole={isWhole(image) || undefined}
          onWheel={(event) => zoom(Math.exp(-event.deltaY * PER_WHEEL_PX), place(event))}
          {...gestures}
        >
          <img
            key={image.full}
            src={image.full}
            srcSet={image.srcset ?? undefined}
            sizes={image.srcset ? `${Math.round(view.scale) * 100}vw` : undefined}
            alt={image.alt}
            draggable={false}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            data-testid="zoom-picture"
          />
        </div>
        {media.length > 1 && (
          <>
            <RowButtons className="zoom-turn" onTurn={turn} />
            <ul className="zoom-thumbs">
              {media.map((thumbnail, place) => (
                <li key={thumbnail.full}>
                  <button
                    type="button"
                    className="picture"
                    aria-label={t('zoom.count', { number: place + 1, count: media.length })}
                    aria-current={place === index}
                    onClick={() => turn(place - index)}
                  >
                    <FullPicture image={thumbnail} sizes="56px" alt="" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
