import { cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { ComplementsDocument, SearchStartDocument } from '../features/catalog/search.generated.ts';
import type { CustomerState } from '../generated/graphql.ts';
import texts from '../messages/de.json' with { type: 'json' };
import personalTexts from '../messages/personal/de.json' with { type: 'json' };
import { setFailureLanguage } from '../shared/graphql/api-error.ts';
import { type Shop, ShopProvider } from '../shared/i18n/shop.ts';
import { createTranslate } from '../shared/i18n/translate.ts';
import { privateHead } from '../shared/navigation/head.ts';
import { LayoutDocument } from '../shared/navigation/layout.generated.ts';
import { type Navigation, NavigationProvider, stillNavigation } from '../shared/navigation/navigation.ts';
import { Notifications } from '../shared/notifications/notifications.tsx';
import { changeSession } from '../shared/session/session-store.ts';
import { NAMELESS } from '../shared/shop/identity.ts';
import { TestGateway } from './gateway.tsx';

const GERMAN = { id: 'de', locale: 'de-DE', label: 'Deutsch', pathPrefix: '', formatLocale: 'de-CH' };
const ENGLISH = { id: 'en', locale: 'en-GB', label: 'English', pathPrefix: '/en', formatLocale: 'en-GB' };
const FRANC = { id: 'chf', isoCode: 'CHF', symbol: 'CHF' };

function germanShop(): Shop {
  const t = createTranslate(GERMAN.locale, { ...texts, ...personalTexts }, {}, false);
  return {
    language: GERMAN,
    languages: [GERMAN, ENGLISH],
    currency: FRANC.isoCode,
    currencies: [FRANC],
    publicUrl: 'https://shop.example',
    langDebug: false,
    identity: { ...NAMELESS, name: 'Kontor', titleSuffix: 'Kontor' },
    consent: null,
    t,
    path: (path) => path,
  };
}

/** Records navigation without performing it. */
function recordingNavigation(shop: Shop): { navigation: Navigation; visited: string[] } {
  const visited: string[] = [];
  const storage = new Map<string, unknown>();
  const route = {
    kind: 'screen' as const,
    status: 200,
    head: privateHead('', shop, null),
    navigation: null,
    modules: [],
    render: () => null,
  };
  const still = stillNavigation({ route, href: location.href, entry: '1', loading: false });
  const navigation: Navigation = {
    ...still,
    go: async (href) => {
      visited.push(href);
    },
    rewrite: (href) => {
      visited.push(href);
    },
    remember: (name, value) => void storage.set(name, value),
    recall: (name) => storage.get(name),
  };
  return { navigation, visited };
}

let present: TestGateway | null = null;

afterEach(() => {
  // Notifications outlive a screen, as they do in the shop.
  for (const close of document.querySelectorAll<HTMLElement>('[data-testid="notification-box"] button'))
    close.click();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  present?.close();
  present = null;
});

/** Description of a field: its error, otherwise its hint. */
export function fieldMessage(field: HTMLElement): string {
  const [id] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return (id && document.getElementById(id)?.textContent) || '';
}

/** A shopper on one screen of a German shop. */
export interface TestShopper {
  readonly user: UserEvent;
  readonly gateway: TestGateway;
  readonly shop: Shop;
  /** Visited paths, oldest first. */
  readonly visited: readonly string[];
  /** Shows a screen, with its notifications. */
  open(screen: ReactNode): ReturnType<typeof render>;
  /** Replaces the screen within the same tab; stored state remains. */
  reload(screen: ReactNode): void;
  /** Replaces the text of a field. */
  fill(field: HTMLElement, text: string): Promise<void>;
}

/**
 * @param state session of the shopper
 * @param at path of the page
 */
export function testShopper(state: CustomerState = 'VISITOR', at = '/'): TestShopper {
  history.replaceState(null, '', at);
  const shop = germanShop();
  const gateway = new TestGateway();
  gateway.answer(LayoutDocument, { main: [], footer: [], service: [], shop: { freeShippingFrom: null } });
  gateway.answer(ComplementsDocument, { product: null, bestsellers: [] });
  gateway.answer(SearchStartDocument, { navigation: [], bestsellers: [] });
  present = gateway;
  gateway.connect();
  setFailureLanguage(shop.t);
  // Clears data that screens cached from the previous session.
  changeSession(state === 'VISITOR' ? 'GUEST' : 'VISITOR');
  changeSession(state);
  const user = userEvent.setup({ delay: null });
  const { navigation, visited } = recordingNavigation(shop);
  const open = (screen: ReactNode) =>
    render(
      gateway.around(
        <ShopProvider value={shop}>
          <NavigationProvider value={navigation}>
            <main id="main" tabIndex={-1}>
              {screen}
            </main>
            <Notifications />
          </NavigationProvider>
        </ShopProvider>,
      ),
    );
  return {
    user,
    gateway,
    shop,
    visited,
    open,
    reload: (screen) => {
      cleanup();
      open(screen);
    },
    fill: async (field, text) => {
      await user.clear(field);
      field.focus();
      await user.paste(text);
    },
  };
}
