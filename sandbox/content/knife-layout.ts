import { text } from '../demo/text.ts';
import type { Layout } from './layout-model.ts';

/** The page of a product that the shop tells more about: its own texts between the parts of the product. */
export const knifeLayout: Layout = {
  key: 'product-knife',
  name: text('Produktseite Messer', 'Product page: knives', 'Page produit couteaux'),
  type: 'product_detail',
  sections: [
    {
      type: 'default',
      sizing: 'boxed',
      name: 'product',
      blocks: [
        {
          type: 'product-heading',
          slots: { left: { type: 'product-name' }, right: { type: 'manufacturer-logo' } },
        },
        { type: 'gallery-buybox', slots: { left: { type: 'image-gallery' }, right: { type: 'buy-box' } } },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'forged',
      backgroundColor: '#d0d6c9',
      blocks: [
        {
          type: 'image-text',
          slots: {
            left: {
              type: 'image',
              picture: 'post-sharpening',
              alt: text('Messer auf dem Stein', 'Knife on the stone', 'Couteau sur la pierre'),
            },
            right: {
              type: 'text',
              html: text(
                '<h2>Auf dem Stein, nicht an der Maschine</h2><p>Der letzte Schliff geschieht von Hand, 15 Grad auf jeder Seite. Wer ihn erneuern will, liest <a href="category:blog-messer-schaerfen">wie man am Stein schleift</a>, oder bringt das Messer in den Laden.</p>',
                '<h2>On the stone, not at the machine</h2><p>The last edge is put on by hand, 15 degrees a side. To renew it, read <a href="category:blog-messer-schaerfen">how to sharpen on the stone</a>, or bring the knife to the shop.</p>',
                '<h2>À la pierre, pas à la machine</h2><p>Le dernier fil se fait à la main, 15 degrés de chaque côté. Pour le refaire, lisez <a href="category:blog-messer-schaerfen">comment aiguiser à la pierre</a>, ou apportez le couteau au magasin.</p>',
              ),
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'length',
      blocks: [
        {
          type: 'text-three-column',
          slots: {
            left: {
              type: 'text',
              html: text(
                '<h2>16 cm</h2><p>Für kleine Hände und kleine Bretter: Kräuter, Früchte, ein Znacht für zwei.</p>',
                '<h2>16 cm</h2><p>For small hands and small boards: herbs, fruit, supper for two.</p>',
                '<h2>16 cm</h2><p>Pour les petites mains et les petites planches : herbes, fruits, repas à deux.</p>',
              ),
            },
            center: {
              type: 'text',
              html: text(
                '<h2>20 cm</h2><p>Die Länge, die fast alles kann. Wer nur ein Messer will, nimmt diese.</p>',
                '<h2>20 cm</h2><p>The length that does nearly everything. If you want one knife, take this.</p>',
                '<h2>20 cm</h2><p>La longueur qui fait presque tout. Pour un seul couteau, c’est celle-ci.</p>',
              ),
            },
            right: {
              type: 'text',
              html: text(
                '<h2>24 cm</h2><p>Für Kabis, Kürbis und grosse Braten. Braucht ein Brett ab 40 cm.</p>',
                '<h2>24 cm</h2><p>For cabbage, squash and large roasts. Needs a board of 40 cm or more.</p>',
                '<h2>24 cm</h2><p>Pour le chou, la courge et les gros rôtis. Demande une planche d’au moins 40 cm.</p>',
              ),
            },
          },
        },
        {
          type: 'product-description-reviews',
          slots: { content: { type: 'product-description-reviews' } },
        },
        { type: 'cross-selling', slots: { content: { type: 'cross-selling' } } },
      ],
    },
  ],
};
