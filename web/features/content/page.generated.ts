import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('85a750cff32b56f9a5cea407b18b859c1c0b55c3399f1137feeded3697016ce1');
