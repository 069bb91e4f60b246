import '../../styles/zoom.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { isContained } from '../../shared/shop/identity.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { CloseButton, Icon, RowButtons } from '../../shared/ui/elements.tsx';
import { FullPicture } from '../../shared/ui/picture.tsx';
import { fitted, moved, type StagePoint, WHOLE, type ZoomView, zoomed } from './zoom-view.ts';

const TAP_PX = 10;
const DOUBLE_TAP_MS = 320;
const SWIPE_PX = 56;
const TAP_FACTOR = 2.2;

interface Stage {
  readonly view: ZoomView;
  readonly opened: ZoomView;
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

function useZoomGestures({ view, opened, isEnlarged, setView, turn, toggle }: Stage) {
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
    const swiped = view.x - opened.x;
    if (!isEnlarged && swiped !== 0) setView({ ...view, x: opened.x });
    if (!isEnlarged && Math.abs(swiped) > SWIPE_PX) turn(swiped < 0 ? 1 : -1);
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
  const [opened, setOpened] = useState(WHOLE);
  const [view, setView] = useState(WHOLE);
  const isEnlarged = view.scale > opened.scale + 0.01;
  const open = (first: ZoomView) => {
    setOpened(first);
    setView(first);
  };
  const picture = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets state only.
  useEffect(() => {
    const refit = () => picture.current && open(fitted(picture.current));
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, []);
  const turn = (step: number) => {
    const next = (index + step + media.length) % media.length;
    setIndex(next);
    open(WHOLE);
  };
  const zoom = (factor: number, at = CENTRE) => {
    if (stage.current) setView(zoomed(view, factor, at, stage.current.getBoundingClientRect()));
  };
  const toggle = (at: StagePoint) => (isEnlarged ? setView(opened) : zoom(TAP_FACTOR, at));
  const gestures = useZoomGestures({ view, opened, isEnlarged, setView, turn, toggle });
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
          data-whole={isContained(image, identity.theme) || undefined}
          onWheel={(event) => zoom(Math.exp(-event.deltaY * PER_WHEEL_PX), place(event))}
          {...gestures}
        >
          <img
            key={image.full}
            ref={picture}
            src={image.full}
            srcSet={image.srcset ?? undefined}
            sizes={image.srcset ? `${Math.round(view.scale) * 100}vw` : undefined}
            alt={image.alt}
            draggable={false}
            // A larger candidate of the same picture may load later.
            onLoad={({ currentTarget }) => opened === WHOLE && open(fitted(currentTarget))}
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
                    <FullPicture image={thumbnail} sizes="88px" alt="" />
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
