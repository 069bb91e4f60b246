import { ProductIndex } from '../catalog/product-index.ts';
import type { ProductRecord } from '../catalog/product-record.ts';
import type { demo as demoShop } from '../shop/demo.ts';
import type { LargeCatalogue } from './catalogue.ts';

/** The demo shop's products, and by their ids the generated ones. */
export class LargeProductIndex extends ProductIndex {
  readonly #catalogue: LargeCatalogue;

  constructor(demo: typeof demoShop, catalogue: LargeCatalogue) {
    super(demo.products, catalogue.categories);
    this.#catalogue = catalogue;
  }

  override byId(id: string): ProductRecord | undefined {
    const number = this.#catalogue.numberOf(id);
    return number === null ? super.byId(id) : this.#catalogue.product(number);
  }
}
