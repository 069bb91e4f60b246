import type { Call } from '../server/call.ts';

/** What Shopware's editor writes for a link to one of the shop's own pages, as it stands in JSON. */
const RAW_LINK = /124c71d524604ccbad6042edce3ac799(\/(?:detail|navigation|landingPage)\/([0-9a-f]{32}))#/g;

/**
 * Replaces them in an answer by SEO paths of its language, which have neither host nor the path of the language's domain;
 * by technical paths where an entity has none. Shopware does so since 6.7 (`StoreApiResponseListener`).
 * @param json the answer's text
 */
export function withPageLinks(call: Call, json: string): string {
  const { seo, switches } = call.shop;
  if (!switches.resolvesPageLinks) return json;
  return json.replace(RAW_LINK, (_, technical: string, id: string) => {
    const path = seo.byKey(id, call.view.lang)?.path;
    return path === undefined ? technical : `/${path}`;
  });
}
