import '../../styles/elements.css';
import { useEffect, useRef } from 'react';
import { Anchors, anchorOf } from '../../../schema/anchor.ts';
import { namedPart } from '../../shared/navigation/named-part.ts';
import { useNavigationState } from '../../shared/navigation/navigation.ts';
import type { SlotOf } from '../../shared/slots/slot-parts.ts';
import { Icon, Prose } from '../../shared/ui/elements.tsx';

/** Id prefix of questions. The hyphen prevents collisions with global script names. */
const MARK = 'q-';

function named(items: SlotOf<'CmsFaq'>['items']) {
  const anchors = new Anchors();
  return items.map((item) => ({ ...item, id: anchors.take(MARK + anchorOf(item.question)) }));
}

/** A URL with the anchor of a question opens it. */
export function CmsFaq({ slot }: { slot: SlotOf<'CmsFaq'> }) {
  const list = useRef<HTMLDivElement>(null);
  const { hash } = new URL(useNavigationState('href'));
  useEffect(() => {
    const open = (part: string) => {
      const found = namedPart(part);
      if (!(found instanceof HTMLDetailsElement && list.current?.contains(found))) return;
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
      {named(slot.items).map(({ id, question, answerHtml }, index) => (
        <details key={id} id={id} className="disclosure" open={index === 0}>
          <summary>
            {question} <Icon name="chevron" small />
          </summary>
          <Prose html={answerHtml} className="pr-10 pb-5.5 text-ink-2" />
        </details>
      ))}
    </div>
  );
}
