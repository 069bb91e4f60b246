import { useQuery } from 'urql';
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

/** A new product of an entry of the main menu, or its first one. */
export function MenuProduct({ categoryId }: { categoryId: string }) {
  const [{ data }] = useQuery({ query: MenuPanelDocument, variables: { id: categoryId } });
  const products = data?.node?.__typename === 'Category' ? (data.node.products?.nodes ?? []) : [];
  const product = products.find(({ badges }) => badges.includes('NEW')) ?? products[0];
  return product ? (
    <li className="sub-nav-product">
      <ProductCard product={product} />
    </li>
  ) : null;
}
