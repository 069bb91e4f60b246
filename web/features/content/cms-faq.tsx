import '../../styles/elements.css';
import { useEffect, useRef } from 'react';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import type { SlotOf } from '../../shared/slots/slot-parts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Prose } from '../../shared/ui/prose.tsx';

function anchor(question: string): string {
  const words = question.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** An address with a question's anchor opens it. */
export function CmsFaq({ slot }: { slot: SlotOf<'CmsFaq'> }) {
  const list = useRef<HTMLDivElement>(null);
  const { hash } = new URL(useNavigationState('href'));
  useEffect(() => {
    const open = (part: string) => {
      const anchorId = decodeURIComponent(part.slice(1));
      const found = [...(list.current?.children ?? [])].find(({ id }) => id !== '' && id === anchorId);
      if (!(found instanceof HTMLDetailsElement)) return;
      found.open = true;
      found.scrollIntoView();
    };
    open(hash);
    const follow = () => open(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [hash]);
  return (
    <div ref={list} className="faq" data-testid="cms-faq">
      {slot.items.map(({ question, answerHtml }) => (
        <details key={question} id={anchor(question)} className="disclosure">
          <summary>
            {question} <Icon name="plus" small />
          </summary>
          <Prose html={answerHtml} className="disclosure-body" />
        </details>
      ))}
    </div>
  );
}
