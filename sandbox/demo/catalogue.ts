import { categories } from './categories.ts';
import { manufacturers } from './manufacturers.ts';
import type {
  DemoCategory,
  DemoManufacturer,
  DemoPaymentMethod,
  DemoProduct,
  DemoPromotion,
  DemoPropertyGroup,
  DemoShippingMethod,
} from './model.ts';
import { paymentMethods } from './payment.ts';
import { bakingTools } from './products/baking-tools.ts';
import { boards } from './products/boards.ts';
import { books } from './products/books.ts';
import { bowls } from './products/bowls.ts';
import { casseroles } from './products/casseroles.ts';
import { chefsKnives } from './products/chefs-knives.ts';
import { cocottes } from './products/cocottes.ts';
import { cups } from './products/cups.ts';
import { cutleries } from './products/cutlery.ts';
import { glasses } from './products/glasses.ts';
import { graters } from './products/graters.ts';
import { ladles } from './products/ladles.ts';
import { mills } from './products/mills.ts';
import { oils } from './products/oils.ts';
import { pans } from './products/pans.ts';
import { plates } from './products/plates.ts';
import { pots } from './products/pots.ts';
import { pressureCooking } from './products/pressure.ts';
import { spares } from './products/spares.ts';
import { specialKnives } from './products/special-knives.ts';
import { spices } from './products/spices.ts';
import { storage } from './products/storage.ts';
import { textiles } from './products/textiles.ts';
import { tins } from './products/tins.ts';
import { promotions } from './promotions.ts';
import { propertyGroups } from './properties.ts';
import { shippingMethods } from './shipping.ts';

/** The demo shop's data. */
export const catalogue: {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
  readonly propertyGroups: readonly DemoPropertyGroup[];
  readonly manufacturers: readonly DemoManufacturer[];
  readonly shippingMethods: readonly DemoShippingMethod[];
  readonly paymentMethods: readonly DemoPaymentMethod[];
  readonly promotions: readonly DemoPromotion[];
} = {
  categories,
  products: [
    ...pots,
    ...casseroles,
    ...cocottes,
    ...pans,
    ...pressureCooking,
    ...chefsKnives,
    ...specialKnives,
    ...boards,
    ...tins,
    ...bowls,
    ...bakingTools,
    ...mills,
    ...spices,
    ...oils,
    ...plates,
    ...cups,
    ...glasses,
    ...cutleries,
    ...textiles,
    ...ladles,
    ...graters,
    ...storage,
    ...spares,
    ...books,
  ],
  propertyGroups,
  manufacturers,
  shippingMethods,
  paymentMethods,
  promotions,
};
