import { useQuery } from 'urql';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { MenuPanelDocument } from './menu-panel.generated.ts';
import { ProductCard } from './product-card.tsx';

/** Picture of a category below an entry of the main menu; all of an entry share one request. */
export function MenuPicture({ parentId, categoryId }: { parentId: string; categoryId: string }) {
  const [{ data }] = useQuery({ query: MenuPanelDocument, variables: { id: parentId } });
  if (data?.node?.__typename !== 'Category') return null;
  const child = data.node.children.find((one) => one.categoryId === categoryId);
  return <Picture image={child?.image} sizes="18vw" alt="" />;
}

/** Products of an entry of the main menu, new ones first, without those in the pictures of its categories. */
export function MenuProducts({ categoryId, count }: { categoryId: string; count: number }) {
  const t = useTranslate();
  const [{ data }] = useQuery({ query: MenuPanelDocument, variables: { id: categoryId } });
  if (data?.node?.__typename !== 'Category') return null;
  const { children, products } = data.node;
  const shown = new Set(children.map(({ image }) => image?.url));
  const others = products?.nodes.filter(({ cover }) => !shown.has(cover?.url)) ?? [];
  const isNew = ({ badges }: (typeof others)[number]) => Number(badges.includes('NEW'));
  const newestFirst = others.toSorted((one, other) => isNew(other) - isNew(one));
  return newestFirst.slice(0, count).map((product, index) => (
    <li key={product.id} className="sub-nav-product">
      {index === 0 && <p className="sub-nav-caption">{t('menu.products')}</p>}
      <ProductCard product={product} />
    </li>
  ));
}
