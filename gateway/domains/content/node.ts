import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { type SwProduct, UUID } from '../../shopware/entities.ts';
import { categoriesRead } from '../../shopware/reads/navigation-tree.ts';
import { privateNodes } from '../account/public/private-nodes.ts';
import { pricedProduct } from '../catalog/public/product.ts';
import type { GatewayContext } from '../shared/context.ts';
import { badInput } from '../shared/problem.ts';
import { pageOf } from './page.ts';

type Node = ResolversParentTypes['Node'];

const MAX_IDS = 100;
/** Each category is a separate call. */
const MAX_PAGES = 20;

/** Objects in the order of their ids; products, and the existence of all others, take one call each. */
export async function nodes(context: GatewayContext, ids: readonly string[], hasPrivate: boolean) {
  if (ids.length > MAX_IDS) throw badInput(`At most ${MAX_IDS} ids can be requested at once`, ['ids']);
  const own = hasPrivate ? await privateNodes(context, ids) : new Map<string, Node>();
  const known = [...new Set(ids)].filter((id) => UUID.test(id) && !own.has(id));
  const products = await Promise.all(known.map((id) => context.loaders.card.load(id)));
  const others = known.filter((_, at) => products[at] === null);
  const categories = await categoryIds(context, others);
  if (categories.size > MAX_PAGES)
    throw badInput(`At most ${MAX_PAGES} categories and entries can be requested at once`, ['ids']);
  const found = await Promise.all(
    known.map(async (id, at) => {
      const product = products[at];
      if (product) return productNode(context, product);
      return categories.has(id) ? categoryNode(context, id) : landingNode(context, id);
    }),
  );
  const byId = new Map(known.map((id, at) => [id, found[at] ?? null]));
  return ids.map((id) => own.get(id) ?? byId.get(id) ?? null);
}

function productNode(context: GatewayContext, entity: SwProduct): Node | null {
  const product = pricedProduct(entity, context);
  return product && { __typename: 'Product', ...product };
}

async function categoryIds(context: GatewayContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { elements } = await context.read(categoriesRead(ids));
  return new Set((elements ?? []).flatMap(({ id }) => id ?? []));
}

async function categoryNode(context: GatewayContext, id: string): Promise<Node | null> {
  const page = await pageOf(context, { kind: 'category', id });
  if (page?.__typename === 'CategoryPage') return { ...page.category, __typename: 'Category' };
  return page?.__typename === 'EntryPage' ? { ...page.entry, __typename: 'Entry' } : null;
}

/** Only an id with an SEO path is read, so that unknown ids share one call. */
async function landingNode(context: GatewayContext, id: string): Promise<Node | null> {
  if ((await context.loaders.seoPath.load(id)) === null) return null;
  const page = await pageOf(context, { kind: 'landing', id });
  return page?.__typename === 'LandingPage' ? page : null;
}
