import { priceDetails, unitPriceAt } from '../catalog/product-price.ts';
import type { ProductRecord } from '../catalog/product-record.ts';
import { maxPurchase } from '../catalog/product-record.ts';
import { cartDeliveryTime } from '../checkout/delivery-time.ts';
import { mediaEntity } from '../media/media-entity.ts';
import { taxEntity } from '../session/tax.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { calculatedPrice, taxRule } from '../shop/money.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { isNew } from '../shops/derive/products.ts';
import type { CartLine } from './cart-record.ts';

export interface PricedLine {
  readonly line: CartLine;
  readonly product: ProductRecord;
  /** As prices are shown to the session, in its currency. */
  readonly total: number;
  readonly entity: Entity;
}

export function pricedLine(shop: Shop, line: CartLine, product: ProductRecord, view: View): PricedLine {
  const unitPrice = unitPriceAt(product, line.quantity, view);
  const details = priceDetails(product, view);
  const price = calculatedPrice(unitPrice, line.quantity, product.taxRate, view.taxState, details);
  const { demo } = product;
  const download = demo.download === true;
  const cover = product.pictures[0];
  const entity: Entity = {
    payload: payload(shop, product, view),
    label: line.label,
    quantity: line.quantity,
    priceDefinition: {
      price: unitPrice,
      taxRules: [taxRule(product.taxRate)],
      quantity: line.quantity,
      isCalculated: true,
      referencePriceDefinition: details.reference
        ? { ...details.reference, apiAlias: 'cart_price_reference_definition' }
        : null,
      listPrice: null,
      regulationPrice: null,
      type: 'quantity',
      apiAlias: 'cart_price_quantity',
    },
    price,
    good: true,
    description: null,
    cover: cover === undefined ? null : mediaEntity(cover, line.label, view),
    deliveryInformation: download ? null : deliveryInformation(product, view),
    children: [],
    requirement: null,
    removable: true,
    stackable: true,
    quantityInformation: {
      minPurchase: demo.minPurchase ?? 1,
      maxPurchase: maxPurchase(product),
      purchaseSteps: demo.purchaseSteps ?? 1,
      apiAlias: 'cart_quantity_information',
    },
    modified: false,
    shippingCostAware: !download,
    dataTimestamp: stamp(),
    dataContextHash: view.currency.id,
    uniqueIdentifier: line.uniqueIdentifier,
    states: [download ? 'is-download' : 'is-physical'],
    modifiedByApp: false,
    id: line.id,
    type: 'product',
    referencedId: line.referencedId,
    apiAlias: 'cart_line_item',
  };
  return { line, product, total: Number(price['totalPrice']), entity };
}

function payload(shop: Shop, product: ProductRecord, view: View): Entity {
  const { demo } = product;
  const options = product.optionIds.map((id) => shop.properties.optionEntity(id, view.lang, true));
  return {
    isCloseout: demo.closeout ?? false,
    customFields: demo.facts === undefined ? null : { kontor_facts: demo.facts[view.lang] },
    createdAt: '2026-01-05 08:00:00.000',
    releaseDate: `${demo.released.slice(0, 10)} 00:00:00.000`,
    isNew: isNew(product),
    markAsTopseller: demo.topseller ?? false,
    productNumber: product.number,
    manufacturerId: product.manufacturerId,
    taxId: taxEntity(product.taxRate)['id'],
    tagIds: null,
    categoryIds: product.categoryTree,
    propertyIds: product.propertyIds,
    optionIds: product.optionIds.length > 0 ? product.optionIds : null,
    options: options
      .filter((option) => option !== undefined)
      .map((option) => ({
        group: shop.properties.groupName(String(option['groupId']), view.lang),
        option: option['name'],
      })),
    streamIds: null,
    parentId: product.parentId,
    stock: product.stock,
    features: [],
  };
}

function deliveryInformation({ demo, stock }: ProductRecord, view: View): Entity {
  return {
    stock,
    weight: demo.weight,
    freeDelivery: demo.freeShipping ?? false,
    restockTime: demo.restockDays ?? null,
    deliveryTime: demo.deliveryTime ? cartDeliveryTime(demo.deliveryTime, view.lang) : null,
    height: demo.size?.height ?? null,
    width: demo.size?.width ?? null,
    length: demo.size?.length ?? null,
    apiAlias: 'cart_delivery_information',
  };
}
