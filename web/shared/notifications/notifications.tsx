import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { createStore } from '../store.ts';
import { Icon } from '../ui/elements.tsx';

interface Notification {
  id: number;
  type: 'info' | 'success' | 'warning' | 'danger';
  message: string;
  /** Until closed. */
  persistent: boolean;
  /** What can be done about it. */
  action: { readonly label: string; run(): void } | undefined;
}

const SHOWN_MS = 2500;
const store = createStore<readonly Notification[]>([]);
let lastId = 0;

/** For 2,500 ms unless persistent (docs/rules.md, "States"); equal messages are shown once. */
export function notify(
  type: Notification['type'],
  message: string,
  persistent = type === 'danger',
  action?: Notification['action'],
): void {
  lastId += 1;
  const others = store.get().filter((entry) => entry.message !== message);
  store.set([...others, { id: lastId, type, message, persistent, action }]);
}

function Entry({ entry }: { entry: Notification }) {
  const t = useTranslate();
  const [held, setHeld] = useState(false);
  const close = useRef(() => store.set(store.get().filter(({ id }) => id !== entry.id)));
  useEffect(() => {
    if (entry.persistent || held) return;
    const timer = setTimeout(close.current, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [entry.persistent, held]);
  const urgent = entry.type === 'danger' || entry.type === 'warning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the message; its button closes it.
    <div
      className="notification"
      data-testid="notification-box"
      role={urgent ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={urgent ? 'alert' : entry.type === 'success' ? 'check' : 'info'} />
      <p>{entry.message}</p>
      {entry.action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            close.current();
            entry.action?.run();
          }}
        >
          {entry.action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('close')} onClick={close.current}>
        <Icon name="close" small />
      </button>
    </div>
  );
}

/** A popover, so that dialogs do not cover it. */
export function Notifications() {
  const shown = store.use();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current?.showPopover) return;
    if (place.current.matches(':popover-open')) place.current.hidePopover();
    if (shown.length) place.current.showPopover();
  }, [shown]);
  return (
    <div ref={place} className="notifications" popover="manual">
      {shown.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </div>
  );
}
