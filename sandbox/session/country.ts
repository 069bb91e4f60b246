import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang, View } from '../shop/view.ts';
import { CHF } from './currency.ts';

/** A country of the sales channel. */
export interface Country {
  readonly id: string;
  readonly iso: string;
  readonly iso3: string;
  readonly name: Record<Lang, string>;
  readonly shippingAvailable: boolean;
  readonly isEu: boolean;
  /** Source of a regular expression for the whole postal code. */
  readonly postalCode: string;
  /** Source of a regular expression for a VAT id; absent where none is checked. */
  readonly vatId?: string;
}

function country(
  iso: string,
  iso3: string,
  name: readonly [string, string, string],
  postalCode: string,
  more: { isEu?: boolean; shippingAvailable?: boolean; vatId?: string } = {},
): Country {
  const [de, en, fr] = name;
  const base = { id: idOf('country', iso), iso, iso3, name: { de, en, fr }, postalCode };
  return { ...base, isEu: true, shippingAvailable: true, ...more };
}

/** Every country an address may be in; the United Kingdom takes addresses but no shipping. */
export const COUNTRIES: readonly Country[] = [
  country('CH', 'CHE', ['Schweiz', 'Switzerland', 'Suisse'], '[1-9]\\d{3}', {
    isEu: false,
    vatId: 'CHE-?\\d{3}\\.?\\d{3}\\.?\\d{3}( ?(MWST|TVA|IVA))?',
  }),
  country('LI', 'LIE', ['Liechtenstein', 'Liechtenstein', 'Liechtenstein'], '(948[5-9])|(949[0-7])', {
    isEu: false,
    vatId: '\\d{5}',
  }),
  country('DE', 'DEU', ['Deutschland', 'Germany', 'Allemagne'], '\\d{5}', { vatId: 'DE\\d{9}' }),
  country('AT', 'AUT', ['Österreich', 'Austria', 'Autriche'], '\\d{4}', { vatId: 'ATU\\d{8}' }),
  country('FR', 'FRA', ['Frankreich', 'France', 'France'], '\\d{5}', { vatId: 'FR[A-Z0-9]{2}\\d{9}' }),
  country('IT', 'ITA', ['Italien', 'Italy', 'Italie'], '\\d{5}', { vatId: 'IT\\d{11}' }),
  country(
    'GB',
    'GBR',
    ['Vereinigtes Königreich', 'United Kingdom', 'Royaume-Uni'],
    '[A-Z]{1,2}[0-9R][0-9A-Z]? ?[0-9][A-Z]{2}',
    {
      isEu: false,
      shippingAvailable: false,
    },
  ),
];

const CANTONS =
  'ZH:Zürich:Zurich:Zurich,BE:Bern:Berne:Berne,LU:Luzern:Lucerne:Lucerne,UR:Uri:Uri:Uri,SZ:Schwyz:Schwyz:Schwytz,OW:Obwalden:Obwalden:Obwald,NW:Nidwalden:Nidwalden:Nidwald,GL:Glarus:Glarus:Glaris,ZG:Zug:Zug:Zoug,FR:Freiburg:Fribourg:Fribourg,SO:Solothurn:Solothurn:Soleure,BS:Basel-Stadt:Basel-Stadt:Bâle-Ville,BL:Basel-Landschaft:Basel-Landschaft:Bâle-Campagne,SH:Schaffhausen:Schaffhausen:Schaffhouse,AR:Appenzell Ausserrhoden:Appenzell Ausserrhoden:Appenzell Rhodes-Extérieures,AI:Appenzell Innerrhoden:Appenzell Innerrhoden:Appenzell Rhodes-Intérieures,SG:St. Gallen:St. Gallen:Saint-Gall,GR:Graubünden:Grisons:Grisons,AG:Aargau:Aargau:Argovie,TG:Thurgau:Thurgau:Thurgovie,TI:Tessin:Ticino:Tessin,VD:Waadt:Vaud:Vaud,VS:Wallis:Valais:Valais,NE:Neuenburg:Neuchâtel:Neuchâtel,GE:Genf:Geneva:Genève,JU:Jura:Jura:Jura'
    .split(',')
    .map((row) => row.split(':'));

/** The country with this id, or undefined. */
export function countryById(id: string | undefined | null): Country | undefined {
  return COUNTRIES.find((candidate) => candidate.id === id);
}

/** `tax_free_config`: no country of the demo shop is tax free. */
function taxFree(): Entity {
  return {
    enabled: false,
    currencyId: CHF.id,
    amount: 0,
    apiAlias: 'shopware_core_framework_data_abstraction_layer_tax_free_config',
  };
}

/** The `country` entity. */
export function countryEntity(source: Country, lang: Lang): Entity {
  const addressFormat = [
    ['address/company', 'symbol/dash', 'address/department'],
    ['address/first_name', 'address/last_name'],
    ['address/street'],
    ['address/zipcode', 'address/city'],
    ['address/country'],
  ];
  const name = source.name[lang];
  return entity(
    'country',
    source.id,
    {
      name,
      iso: source.iso,
      position: COUNTRIES.indexOf(source) + 1,
      active: true,
      shippingAvailable: source.shippingAvailable,
      iso3: source.iso3,
      displayStateInRegistration: source.iso === 'CH',
      forceStateInRegistration: false,
      checkVatIdPattern: source.vatId !== undefined,
      vatIdPattern: source.vatId ?? null,
      vatIdRequired: false,
      customerTax: taxFree(),
      companyTax: taxFree(),
      states: null,
      translations: null,
      postalCodeRequired: true,
      isEu: source.isEu,
      checkPostalCodePattern: true,
      checkAdvancedPostalCodePattern: false,
      advancedPostalCodePattern: null,
      defaultPostalCodePattern: source.postalCode,
      addressFormat,
    },
    { name, customFields: {}, addressFormat },
  );
}

/** The `country_state` entity with this id, or null. */
export function countryStateById(countryId: string, id: string | null, lang: Lang): Entity | null {
  return countryStateEntities(countryId, { lang }).find((state) => state['id'] === id) ?? null;
}

/** Whether there is a state with this id, in whatever country. */
export function stateExists(id: string): boolean {
  return CANTONS.some(([code = '']) => idOf('state', code) === id);
}

/** The `country_state` entities of a country: the cantons of Switzerland, none elsewhere. */
export function countryStateEntities(countryId: string, view: Pick<View, 'lang'>): Entity[] {
  if (countryById(countryId)?.iso !== 'CH') return [];
  return CANTONS.map(([code = '', de = '', en = '', fr = '']) => {
    const name = { de, en, fr }[view.lang];
    return entity(
      'country_state',
      idOf('state', code),
      { countryId, shortCode: `CH-${code}`, name, position: 1, active: true },
      { name, customFields: {} },
    );
  });
}
