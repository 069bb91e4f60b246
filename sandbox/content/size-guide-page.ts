import { text } from '../demo/text.ts';
import type { Layout } from './layout-model.ts';

/** Sizes explained on one product: every element that a product page has, on a page of its own. */
export const sizeGuidePage: Layout = {
  key: 'size-guide',
  name: text('Grössen und Masse', 'Sizes and measures', 'Tailles et mesures'),
  type: 'page',
  sections: [
    {
      type: 'default',
      sizing: 'boxed',
      name: 'guide',
      blocks: [
        {
          type: 'text-hero',
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h1>Grössen und Masse</h1><p>Durchmesser gelten für den oberen Rand, innen. Für Induktion zählt der Boden; er ist meist drei bis vier Zentimeter kleiner.</p>',
                '<h1>Sizes and measures</h1><p>Diameters are measured at the upper rim, inside. For induction the base counts; it is usually three to four centimetres smaller.</p>',
                '<h1>Tailles et mesures</h1><p>Les diamètres se mesurent au bord supérieur, à l’intérieur. Pour l’induction, c’est le fond qui compte ; il fait en général trois à quatre centimètres de moins.</p>',
              ),
            },
          },
        },
        {
          type: 'html',
          slots: {
            content: {
              type: 'html',
              html: text(
                '<table><caption>Wie viel Topf für wie viele?</caption><thead><tr><th scope="col">Personen</th><th scope="col">Durchmesser</th><th scope="col">Inhalt</th></tr></thead><tbody><tr><td>1–2</td><td>16–18 cm</td><td>1,5–2 l</td></tr><tr><td>3–4</td><td>20–24 cm</td><td>3–5 l</td></tr><tr><td>5–8</td><td>26–28 cm</td><td>6–9 l</td></tr></tbody></table><script>document.title = "de"</script>',
                '<table><caption>How much pot for how many?</caption><thead><tr><th scope="col">People</th><th scope="col">Diameter</th><th scope="col">Capacity</th></tr></thead><tbody><tr><td>1–2</td><td>16–18 cm</td><td>1.5–2 l</td></tr><tr><td>3–4</td><td>20–24 cm</td><td>3–5 l</td></tr><tr><td>5–8</td><td>26–28 cm</td><td>6–9 l</td></tr></tbody></table><script>document.title = "en"</script>',
                '<table><caption>Quelle casserole pour combien ?</caption><thead><tr><th scope="col">Personnes</th><th scope="col">Diamètre</th><th scope="col">Contenance</th></tr></thead><tbody><tr><td>1–2</td><td>16–18 cm</td><td>1,5–2 l</td></tr><tr><td>3–4</td><td>20–24 cm</td><td>3–5 l</td></tr><tr><td>5–8</td><td>26–28 cm</td><td>6–9 l</td></tr></tbody></table><script>document.title = "fr"</script>',
              ),
            },
          },
        },
        {
          type: 'product-three-column',
          slots: {
            left: { type: 'product-box', product: 'saucepan-linea' },
            center: { type: 'product-box', product: 'pot-linea' },
            right: { type: 'product-box', product: 'stockpot-linea' },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'example',
      cssClass: 'size-example',
      blocks: [
        {
          type: 'text',
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h2>Am Beispiel der Mini-Cocotte</h2><p>Sie fasst drei Deziliter, genug für eine Portion Gratin oder <a href="category:recipe-gebrannte-creme">gebrannte Creme</a>.</p>',
                '<h2>Taking the mini casserole</h2><p>It holds three decilitres, enough for one helping of gratin or <a href="category:recipe-gebrannte-creme">caramel cream</a>.</p>',
                '<h2>L’exemple de la mini-cocotte</h2><p>Elle contient trois décilitres, assez pour une portion de gratin ou de <a href="category:recipe-gebrannte-creme">crème au caramel</a>.</p>',
              ),
            },
          },
        },
        {
          type: 'product-heading',
          slots: {
            left: { type: 'product-name', product: 'cocotte-mini' },
            right: { type: 'manufacturer-logo', product: 'cocotte-mini' },
          },
        },
        {
          type: 'gallery-buybox',
          slots: {
            left: { type: 'image-gallery', product: 'cocotte-mini' },
            right: { type: 'buy-box', product: 'cocotte-mini' },
          },
        },
        {
          type: 'product-description-reviews',
          slots: { content: { type: 'product-description-reviews', product: 'cocotte-mini' } },
        },
        {
          type: 'cross-selling',
          slots: { content: { type: 'cross-selling', product: 'cocotte-mini' } },
        },
      ],
    },
  ],
};
