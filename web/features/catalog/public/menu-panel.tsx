import { useQuery } from 'urql';
import { Picture } from '../../../shared/ui/picture.tsx';
import { MenuPanelDocument } from './menu-panel.generated.ts';
import { ProductCard } from './product-card.tsx';

const MAX_PICTURES = 4;

/** Pictures of the categories below an entry of the main menu, and one of its products. */
export default function MenuPanel({ categoryId }: { categoryId: string }) {
  const [{ data }] = useQuery({ query: MenuPanelDocument, variables: { id: categoryId } });
  if (data?.node?.__typename !== 'Category') return null;
  const { children, products } = data.node;
  const [product] = products?.nodes ?? [];
  return (
    <div className="sub-nav-pictures category-tiles">
      {children
        .filter(({ image, link }) => image && link?.path)
        .slice(0, MAX_PICTURES)
        .map(({ categoryId: id, label, link, image }) => (
          // The list next to it has the same link.
          <a key={id} href={link?.path ?? undefined} tabIndex={-1}>
            <span className="picture block">
              <Picture image={image} sizes="18vw" alt="" />
            </span>
            <b>{label}</b>
          </a>
        ))}
      {product && <ProductCard product={product} />}
    </div>
  );
}
