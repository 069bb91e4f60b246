export type Send = (name: string, parameters: Record<string, unknown>) => void;

const ID = /^(?:G|GTM)-[A-Z0-9]{4,14}$/;
const HOST = 'https://www.googletagmanager.com';

function dataLayer(): unknown[] {
  const existing: unknown = Reflect.get(globalThis, 'dataLayer');
  if (Array.isArray(existing)) return existing;
  const created: unknown[] = [];
  Reflect.set(globalThis, 'dataLayer', created);
  return created;
}

/** Google requires the `arguments` object, not an array. */
function gtag(..._values: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google ignores arrays.
  dataLayer().push(arguments);
}

/** Google's consent mode. */
export function updateConsent(command: 'default' | 'update', statistics: boolean, marketing: boolean): void {
  const state = (on: boolean) => (on ? 'granted' : 'denied');
  gtag('consent', command, {
    analytics_storage: state(statistics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  });
}

/** Call it only after consent. Null unless `id` is `G-…` or `GTM-…` (docs/rules.md, "Validation"). */
export function loadTag(id: string): Send | null {
  if (!ID.test(id)) return null;
  const manager = id.startsWith('GTM-');
  const script = document.createElement('script');
  script.async = true;
  script.src = `${HOST}/${manager ? 'gtm.js' : 'gtag/js'}?id=${id}`;
  document.head.append(script);
  if (manager) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return (name, parameters) => {
      const { items, ...rest } = parameters;
      if (items) dataLayer().push({ ecommerce: null });
      dataLayer().push({ event: name, ...(items ? { ecommerce: parameters } : rest) });
    };
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  return (name, parameters) => gtag('event', name, parameters);
}
