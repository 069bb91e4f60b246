import { useQuery } from 'urql';
import { Picture } from '../../../shared/ui/picture.tsx';
import { MenuPanelDocument } from './menu-panel.generated.ts';

/** Picture of a category below an entry of the main menu; all of an entry share one request. */
export default function MenuPicture({ parentId, categoryId }: { parentId: string; categoryId: string }) {
  const [{ data }] = useQuery({ query: MenuPanelDocument, variables: { id: parentId } });
  if (data?.node?.__typename !== 'Category') return null;
  const child = data.node.children.find((one) => one.categoryId === categoryId);
  return <Picture image={child?.image} sizes="18vw" alt="" />;
}
