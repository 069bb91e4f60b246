import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebBundle } from '../http/pages/bundle.ts';

const PAGE =
  'query Page($path: String!) { page(path: $path) { __typename ... on CategoryPage { category { name } } ... on ProductPage { product { available price { unitPrice { amount } } } } ... on RedirectPage { path } } }';
const PERSONAL = 'query Mine { cart { totalQuantity } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A minimal web client: shows name, availability and price of a category's products, and fails on request. */
export function tinyBundle(): WebBundle {
  return {
    clientFolder: mkdtempSync(join(tmpdir(), 'client-')),
    release: 'tiny',
    documents: { [hashOf(PAGE)]: PAGE, [hashOf(PERSONAL)]: PERSONAL },
    render: async ({ url, error, locale, execute, tagManagerId = '' }) => {
      if (error)
        return {
          status: error.status,
          html: `<h1>${error.status} ${error.maintenance ? 'maintenance' : ''}</h1>`,
          cacheable: false,
        };
      if (url.includes('broken')) throw new Error('secret words');
      if (url.includes('personal')) await execute({ hash: hashOf(PERSONAL) });
      const { data, errors } = await execute({ hash: hashOf(PAGE), variables: { path: url.split('?')[0] } });
      if (errors) return { status: 503, html: '', cacheable: false };
      const text = JSON.stringify(data);
      const location = text.match(/RedirectPage","path":"([^"]+)/)?.[1];
      if (location) return { status: 301, location, html: '', cacheable: true };
      return {
        status: text === '{"page":null}' ? 404 : 200,
        html: `<html lang="${locale}" data-tag="${tagManagerId}">${text}</html>`,
        ...(url.includes('with-sheet') && { sheet: 'p{color:red}' }),
        cacheable: true,
      };
    },
  };
}
