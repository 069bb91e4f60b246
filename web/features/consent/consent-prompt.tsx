import '../../styles/consent.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useQuery } from 'urql';
import type { ConsentGroupsQuery } from '../../generated/graphql.ts';
import { type ConsentOffer, readConsent, writeConsent } from '../../shared/consent/consent.ts';
import { apiErrorOf, failureText } from '../../shared/graphql/api-error.ts';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Button, CloseButton } from '../../shared/ui/elements.tsx';
import { ConsentGroupsDocument } from './consent.generated.ts';

type Group = ConsentGroupsQuery['shop']['consentGroups'][number];

function GroupRow({ group, on, onChange }: { group: Group; on: boolean; onChange(on: boolean): void }) {
  const t = useTranslate();
  return (
    <li className="consent-group" data-testid="consent-group">
      <label className="check switch">
        <input
          type="checkbox"
          checked={on || group.required}
          disabled={group.required}
          onChange={({ target }) => onChange(target.checked)}
          data-testid={`consent-${group.key}-checkbox`}
        />
        <span className="font-semibold">{group.name}</span>
        {group.required && <span className="small ml-auto text-ink-2">{t('consent.always')}</span>}
      </label>
      {group.description && <p className="small text-ink-2">{group.description}</p>}
      {group.entries.length > 0 && (
        <ul className="small">
          {group.entries.map((entry) => (
            <li key={entry.key}>
              {entry.name}
              {entry.description && <span className="text-ink-2"> – {entry.description}</span>}
              {entry.days != null && entry.days > 0 && (
                <span className="text-ink-2"> ({t('consent.days', { count: entry.days })})</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ConsentDialogProps {
  choices: ReactNode;
  allowed: readonly string[];
  onChoose(allowed: readonly string[]): void;
  onClose(): void;
}

function ConsentDialog({ choices, allowed, onChoose, onClose }: ConsentDialogProps) {
  const t = useTranslate();
  const title = useId();
  const [chosen, setChosen] = useState<readonly string[]>(allowed);
  const [{ data, error }] = useQuery({ query: ConsentGroupsDocument });
  const groups = data?.shop.consentGroups;
  const failure = error && failureText(apiErrorOf(error));
  return (
    <Dialog
      open
      onClose={onClose}
      className="dialog consent-dialog"
      labelledBy={title}
      testId="consent-dialog"
    >
      <div className="consent-head">
        <h2 className="title-2" id={title}>
          {t('consent.title')}
        </h2>
        <CloseButton onClose={onClose} />
      </div>
      <p className="text-ink-2">{t('consent.text')}</p>
      {failure && <p className="alert mt-5">{failure}</p>}
      {!groups && !failure && <div className="skeleton mt-5 h-48" />}
      <ul className="mt-5 border-b border-line">
        {groups?.map((group) => (
          <GroupRow
            key={group.key}
            group={group}
            on={chosen.includes(group.key)}
            onChange={(on) =>
              setChosen((before) => before.filter((key) => key !== group.key).concat(on ? group.key : []))
            }
          />
        ))}
      </ul>
      <div className="consent-buttons">
        <Button look="primary" onClick={() => onChoose(chosen)}>
          {t('consent.save')}
        </Button>
        {choices}
      </div>
    </Dialog>
  );
}

type View = 'none' | 'bar' | 'settings';

/** Pads the page's end while the bar is shown. */
function useRoom(shown: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--consent-bar', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--consent-bar');
    };
  }, [shown]);
  return bar;
}

interface ConsentPromptProps {
  offer: ConsentOffer;
  view: View;
  onView(view: View): void;
}

export default function ConsentPrompt({ offer, view, onView }: ConsentPromptProps) {
  const { t } = useShop();
  const bar = useRoom(view === 'bar');
  const choose = (allowed: readonly string[]) => {
    writeConsent(allowed);
    // The bar closes, which is visible feedback.
    if (view === 'settings') notify('success', t('consent.saved'));
    onView('none');
  };
  const optional = offer.groups.filter(({ required }) => !required).map(({ key }) => key);
  const choices = (
    <>
      <Button onClick={() => choose([])}>{t('consent.necessary')}</Button>
      <Button onClick={() => choose(optional)}>{t('consent.all')}</Button>
    </>
  );
  if (view === 'settings') {
    return (
      <ConsentDialog
        choices={choices}
        allowed={readConsent() ?? []}
        onChoose={choose}
        onClose={() => onView(readConsent() === null ? 'bar' : 'none')}
      />
    );
  }
  return (
    <section ref={bar} className="consent-bar" aria-label={t('consent.title')} data-testid="consent-bar">
      <div className="page-width">
        <p>
          <b className="font-semibold">{t('consent.title')}.</b> {t('consent.text')}
        </p>
        <div className="consent-buttons">
          {choices}
          <Button look="plain" className="link" onClick={() => onView('settings')}>
            {t('consent.settings')}
          </Button>
        </div>
      </div>
    </section>
  );
}
