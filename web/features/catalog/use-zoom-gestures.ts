import { type PointerEvent, useRef } from 'react';
import { moved, type StagePoint, WHOLE, type ZoomView, zoomed } from './zoom-view.ts';

/** A shorter movement is a tap, in px. */
const TAP_PX = 10;
const DOUBLE_TAP_MS = 320;
const SWIPE_PX = 56;
const TAPPED_SCALE = 2.5;

interface Stage {
  readonly view: ZoomView;
  setView(view: ZoomView): void;
  /** Moves to the previous or next picture. */
  turn(step: 1 | -1): void;
}

/** Pinch, double tap, drag and swipe by touch, pen or mouse. */
export function useZoomGestures({ view, setView, turn }: Stage) {
  const fingers = useRef(new Map<number, StagePoint>());
  const travelled = useRef(0);
  const lastTap = useRef(0);
  const place = ({ currentTarget, clientX, clientY }: PointerEvent): StagePoint => {
    const box = currentTarget.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
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
    } else if (view.scale > 1) setView(moved(view, dx, dy, stage));
    else setView({ ...view, x: view.x + dx });
  }
  function onPointerUp(event: PointerEvent) {
    const here = place(event);
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    if (view.scale === 1 && view.x !== 0) setView(WHOLE);
    if (view.scale === 1 && Math.abs(view.x) > SWIPE_PX) turn(view.x < 0 ? 1 : -1);
    else if (travelled.current < TAP_PX) {
      const isDouble = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
      lastTap.current = isDouble ? 0 : event.timeStamp;
      const stage = event.currentTarget.getBoundingClientRect();
      if (isDouble) setView(view.scale > 1 ? WHOLE : zoomed(view, TAPPED_SCALE, here, stage));
    }
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
