import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../graphql/api-error.ts';
import { notify } from '../notifications/notifications.tsx';
import { useNavigation } from './navigation.ts';

interface LoadedPages<Item> {
  readonly items: readonly Item[];
  readonly page: number;
}

function hasPages<Item>(value: unknown): value is LoadedPages<Item> {
  return typeof value === 'object' && value !== null && 'items' in value && 'page' in value;
}

/** A list that grows by pages, which are restored after going back; `address` is the URL of a page. */
export function useLoadMore<Item extends { readonly id: string }>(
  name: string,
  first: LoadedPages<Item>,
  fetchPage: (page: number) => Promise<readonly Item[]>,
  address: (page: number) => string,
) {
  const navigation = useNavigation();
  const [loaded, setLoaded] = useState<LoadedPages<Item>>(() => {
    const remembered = navigation.recall(name);
    return hasPages<Item>(remembered) ? remembered : first;
  });
  const [busy, setBusy] = useState(false);
  /** Resolves after the next page is rendered. */
  async function more(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const page = loaded.page + 1;
      const items = await fetchPage(page);
      const shownIds = new Set(loaded.items.map(({ id }) => id));
      const next = { items: [...loaded.items, ...items.filter(({ id }) => !shownIds.has(id))], page };
      flushSync(() => setLoaded(next));
      navigation.rewrite(address(page));
      navigation.remember(name, next);
    } catch (reason) {
      notify('danger', failureText(reason));
    }
    setBusy(false);
  }
  return { ...loaded, busy, more };
}

interface MoreLinkProps {
  href: string;
  busy: boolean;
  onMore(): unknown;
  children: ReactNode;
}

/** A link to the next page, which scripts append to the list. */
export function MoreLink({ href, busy, onMore, children }: MoreLinkProps) {
  return (
    <a
      className="button button-secondary"
      href={href}
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        void onMore();
      }}
    >
      {children}
    </a>
  );
}
