import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { LayoutPartsFragment } from '../../generated/graphql.ts';
import { dataOf } from '../graphql/api-error.ts';
import { LayoutDocument } from '../navigation/layout.generated.ts';
import { useNavigationState } from '../navigation/navigation.ts';
import { MenuLink } from './menu-link.tsx';

const MOST = 10;

/** First categories of the shop for empty screens; empty if they fail to load. */
export function LeadOn() {
  const client = useClient();
  const route = useNavigationState('route');
  const given = route.navigation?.main;
  const [asked, setAsked] = useState<LayoutPartsFragment['main']>();
  useEffect(() => {
    if (given) return;
    dataOf(client.query(LayoutDocument, {})).then(
      ({ main }) => setAsked(main ?? undefined),
      () => {},
    );
  }, [client, given]);
  const categories = (given ?? asked ?? []).filter(({ link }) => link).slice(0, MOST);
  if (categories.length === 0) return null;
  return (
    <ul className="lead-on" data-testid="lead-on">
      {categories.map((entry) => (
        <li key={entry.categoryId}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}
