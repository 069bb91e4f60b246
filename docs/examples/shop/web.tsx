import './theme.css';
import { dataOf } from '#web/shared/graphql/api-error.ts';
import { useShop } from '#web/shared/i18n/shop.ts';
import type { ShopWeb } from '#web/shared/shop/extension.ts';
import { SizeGuideDocument, StoresDocument } from './shop.generated.ts';

/** In the shop's languages; the first is for all others. */
const WORDS = {
  en: {
    sizes: 'Size guide',
    stores: 'Our stores',
    near: 'Postcode or town',
    none: 'No store there yet.',
    gift: 'With a printed bag on request: write to us.',
  },
  de: {
    sizes: 'Größentabelle',
    stores: 'Unsere Läden',
    near: 'PLZ oder Ort',
    none: 'Dort gibt es noch keinen Laden.',
    gift: 'Auf Wunsch mit bedruckter Tasche: schreiben Sie uns.',
  },
};

function wordsFor(locale: string) {
  return locale.startsWith('de') ? WORDS.de : WORDS.en;
}

function GiftNote() {
  const { language } = useShop();
  return <p className="small">{wordsFor(language.locale).gift}</p>;
}

export default {
  product: async ({ client, shop }, { id }) => {
    const [{ product }, { SizeGuide }] = await Promise.all([
      dataOf(client.query(SizeGuideDocument, { id })),
      import('./size-guide.tsx'),
    ]);
    return <SizeGuide rows={product?.sizeGuide ?? []} title={wordsFor(shop.language.locale).sizes} />;
  },
  pages: [
    {
      path: '/stores',
      load: async ({ client, shop }) => {
        const [{ stores }, { StoresPage }] = await Promise.all([
          dataOf(client.query(StoresDocument, {})),
          import('./stores-page.tsx'),
        ]);
        const words = wordsFor(shop.language.locale);
        return { title: words.stores, render: () => <StoresPage all={stores} words={words} /> };
      },
    },
  ],
  elements: { 'shop-hotspots': () => import('./hotspots.tsx') },
  checkout: GiftNote,
} satisfies ShopWeb;
