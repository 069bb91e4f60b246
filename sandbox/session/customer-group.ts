import type { Text } from '../demo/model.ts';
import { text } from '../demo/text.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';

/** A group of customers. */
interface CustomerGroup {
  readonly id: string;
  readonly name: Text;
  /** What its registration page says; absent where nobody can register for it. */
  readonly registration?: {
    readonly title: Text;
    /** HTML. */
    readonly introduction: Text;
    readonly metaDescription: Text;
    readonly companiesOnly: boolean;
  };
}

/** The id of the standard customer group. */
export const STANDARD_GROUP_ID = 'cfbd5018d38d41d8adca10d94fc8bdd6';

const STANDARD: CustomerGroup = {
  id: STANDARD_GROUP_ID,
  name: text('Standard-Kundengruppe', 'Standard customer group', 'Groupe de clients standard'),
};

const CATERERS: CustomerGroup = {
  id: idOf('customer-group', 'caterers'),
  name: text('Gastronomie', 'Restaurants', 'Restauration'),
  registration: {
    title: text('Konto für die Gastronomie', 'Account for restaurants', 'Compte pour la restauration'),
    introduction: text(
      '<p>Für Küchen, die jeden Tag kochen: <strong>Ersatzteile ab Lager</strong>, Nachschliff alle drei Monate, Lieferung vor dem Mittagsservice.</p><p>Wir prüfen Ihre Angaben innert zwei Arbeitstagen.</p>',
      '<p>For kitchens that cook every day: <strong>spare parts from stock</strong>, sharpening every three months, delivery before lunch service.</p><p>We check your details within two working days.</p>',
      '<p>Pour les cuisines qui travaillent tous les jours: <strong>pièces de rechange en stock</strong>, affûtage tous les trois mois, livraison avant le service de midi.</p><p>Nous vérifions vos données en deux jours ouvrables.</p>',
    ),
    metaDescription: text(
      'Kontor für Restaurants, Kantinen und Hotels: Konto eröffnen.',
      'Kontor for restaurants, canteens and hotels: open an account.',
      'Kontor pour les restaurants, cantines et hôtels: ouvrir un compte.',
    ),
    companiesOnly: true,
  },
};

/** Every customer group; the first is everybody's. */
export const CUSTOMER_GROUPS: readonly CustomerGroup[] = [STANDARD, CATERERS];

/** The group with this id; the standard one for any other. */
export function customerGroupById(id: string | undefined): CustomerGroup {
  return CUSTOMER_GROUPS.find((group) => group.id === id) ?? STANDARD;
}

/** The `customer_group` entity; all groups see gross prices. */
export function customerGroupEntity(group: CustomerGroup, lang: Lang): Entity {
  const name = group.name[lang];
  const { registration } = group;
  const texts = {
    registrationTitle: registration?.title[lang] ?? null,
    registrationIntroduction: registration?.introduction[lang] ?? null,
    registrationOnlyCompanyRegistration: registration?.companiesOnly ?? null,
    registrationSeoMetaDescription: registration?.metaDescription[lang] ?? null,
  };
  return entity(
    'customer_group',
    group.id,
    { name, displayGross: true, registrationActive: registration !== undefined, ...texts },
    { name, customFields: {}, ...texts },
  );
}
