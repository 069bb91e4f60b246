import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import type { Shop } from '../../../shared/i18n/shop.ts';
import { fullName } from '../../catalog/public/product-text.ts';
import { plainText } from '../split-html.ts';

export type JsonLd = Readonly<Record<string, unknown>> & { '@type': string };

export const CONTEXT = { '@context': 'https://schema.org' } as const;

/** URL of a path, with the host of the shop. */
export const absolute = (shop: Shop, path: string): string => new URL(path, shop.publicUrl).href;

function availability({ available, stock, releaseDate }: ProductPartsFragment): string {
  if (!available) return 'https://schema.org/OutOfStock';
  const coming = releaseDate && Date.parse(releaseDate) > Date.now();
  const left = stock === 0 ? 'BackOrder' : 'InStock';
  return `https://schema.org/${coming ? 'PreOrder' : left}`;
}

/** Google's "Product variants": a page for each. */
function variantOf(product: ProductPartsFragment, shop: Shop): object {
  const { parentId, variantChoices, options } = product;
  if (!parentId || options.length === 0) return {};
  const color = variantChoices
    .find(({ group }) => group.display === 'COLOR')
    ?.options.find(({ selected }) => selected)?.option.label;
  // Only those that differ in one option; each has its own page.
  const sisters = variantChoices.flatMap(({ options }) =>
    options.flatMap(({ nearestPath, combinable, selected }) =>
      nearestPath && combinable && !selected ? [nearestPath] : [],
    ),
  );
  return {
    inProductGroupWithID: parentId,
    ...(color && { color }),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: parentId,
      name: product.name,
      variesBy: variantChoices.map(({ group }) =>
        group.display === 'COLOR' ? 'https://schema.org/color' : group.name,
      ),
      hasVariant: [product.path, ...sisters].map((path) => ({ url: absolute(shop, path) })),
    },
  };
}

/** Return policy for search results; null if the shop does not state its return period. */
function returnPolicy(shop: Shop): JsonLd | null {
  const { returnDays, country, legalPages } = shop.identity;
  if (!returnDays || !country) return null;
  const page = legalPages.find(({ role }) => role === 'WITHDRAWAL');
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(page && { merchantReturnLink: absolute(shop, page.path) }),
  };
}

/** Shipping costs and time; null if they depend on the cart. */
function shippingDetails({ shipping, stock }: ProductPartsFragment): JsonLd | null {
  if (!shipping) return null;
  const { country, price, minDays, maxDays } = shipping;
  // Google requires the delivery time as well; a product out of stock takes longer than the shipping method states.
  if (minDays == null || maxDays == null || stock === 0) return null;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price.amount, currency: price.currencyCode },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    },
  };
}

/** Whether the price includes tax; empty for tax-free prices. */
function taxedPrice({ taxState, unitPrice }: ProductPartsFragment['price']): object {
  if (taxState === 'TAX_FREE') return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: unitPrice.amount,
      priceCurrency: unitPrice.currencyCode,
      valueAddedTaxIncluded: taxState === 'GROSS',
    },
  };
}

/** Google's "Product snippet" and "Merchant listing". */
export function productJsonLd(product: ProductPartsFragment, shop: Shop): JsonLd {
  const { averageRating, reviewCount, manufacturer, ean, price, reviews } = product;
  const returns = returnPolicy(shop);
  const delivery = shippingDetails(product);
  return {
    ...CONTEXT,
    '@type': 'Product',
    name: fullName(product),
    sku: product.number,
    url: absolute(shop, product.path),
    image: product.media.map(({ full }) => absolute(shop, full)),
    description: (plainText(product.descriptionHtml ?? '') || product.facts) ?? product.name,
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.name } }),
    ...(ean && { gtin: ean }),
    ...variantOf(product, shop),
    ...(averageRating &&
      reviewCount && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: averageRating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(reviews.nodes.length > 0 && {
      review: reviews.nodes.map((review) => ({
        '@type': 'Review',
        name: review.title,
        reviewBody: review.text,
        datePublished: review.createdAt.slice(0, 10),
        author: { '@type': 'Person', name: review.author ?? shop.identity.name },
        reviewRating: { '@type': 'Rating', ratingValue: review.points, bestRating: 5 },
      })),
    }),
    offers: {
      '@type': 'Offer',
      url: absolute(shop, product.path),
      price: String(price.unitPrice.amount),
      priceCurrency: price.unitPrice.currencyCode,
      availability: availability(product),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop.identity.name },
      ...taxedPrice(price),
      ...(delivery && { shippingDetails: delivery }),
      ...(returns && { hasMerchantReturnPolicy: returns }),
    },
  };
}
