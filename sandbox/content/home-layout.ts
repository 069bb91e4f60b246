import type { Text } from '../demo/model.ts';
import type { Layout, LayoutBlock, LayoutElement } from './layout-model.ts';
import { newsletterBlock } from './list-layouts.ts';

function tile(category: string, picture: string, alt: Text): LayoutElement {
  return { type: 'image', picture, alt, category };
}

const departments: LayoutBlock = {
  type: 'image-three-column',
  name: 'departments',
  cssClass: 'departments',
  slots: {
    left: tile('cooking', 'saucepan-umbra', { de: 'Kochen', en: 'Cooking', fr: 'Cuire' }),
    center: tile('cutting', 'knife-chef-grat', { de: 'Schneiden', en: 'Cutting', fr: 'Couper' }),
    right: tile('baking', 'springform-lift', { de: 'Backen', en: 'Baking', fr: 'Pâtisserie' }),
  },
};

const moreDepartments: LayoutBlock = {
  type: 'image-three-column',
  name: 'more-departments',
  cssClass: 'departments',
  slots: {
    left: tile('seasoning', 'mill-turm', { de: 'Würzen', en: 'Seasoning', fr: 'Assaisonner' }),
    center: tile('table', 'plate-rand', { de: 'Tisch', en: 'Table', fr: 'Table' }),
    right: tile('spares', 'seal-forte-22', {
      de: 'Ersatzteile',
      en: 'Spare parts',
      fr: 'Pièces de rechange',
    }),
  },
};

const benefits: LayoutBlock = {
  type: 'text-three-column',
  name: 'benefits',
  cssClass: 'benefits',
  slots: {
    left: {
      type: 'text',
      html: {
        de: '<h3>Ab CHF 75 ohne Versandkosten</h3><p>Bis 15 Uhr bestellt, mit Post Priority morgen da.</p>',
        en: '<h3>Free delivery from CHF 75</h3><p>Order by 3 pm with Post Priority and it arrives tomorrow.</p>',
        fr: '<h3>Port offert dès CHF 75</h3><p>Commandé avant 15 h en Poste Priority, livré demain.</p>',
      },
    },
    center: {
      type: 'text',
      html: {
        de: '<h3>30 Tage Rückgabe</h3><p>Ausgepackt, ausprobiert, nicht überzeugt? Zurück damit.</p>',
        en: '<h3>30 days to return</h3><p>Unpacked it, tried it, not convinced? Send it back.</p>',
        fr: '<h3>Retour sous 30 jours</h3><p>Déballé, essayé, pas convaincu ? Renvoyez-le.</p>',
      },
    },
    right: {
      type: 'text',
      html: {
        de: '<h3>Repariert in Burgdorf</h3><p>Griffe, Dichtungen, Ventile: unsere Werkstatt hat sie alle.</p>',
        en: '<h3>Repaired in Burgdorf</h3><p>Handles, seals, valves: our workshop keeps them all.</p>',
        fr: '<h3>Réparé à Berthoud</h3><p>Poignées, joints, soupapes : notre atelier les a tous.</p>',
      },
    },
  },
};

/** The home page: hero, departments, topsellers, story, new products, benefits. */
export const home: Layout = {
  key: 'home',
  name: { de: 'Startseite', en: 'Home', fr: 'Accueil' },
  type: 'landingpage',
  sections: [
    {
      type: 'default',
      sizing: 'full_width',
      name: 'hero',
      cssClass: 'hero',
      blocks: [
        {
          type: 'image-text-cover',
          name: 'hero',
          cssClass: 'hero',
          slots: {
            left: {
              type: 'image',
              picture: 'hero-table',
              category: 'cocottes',
              alt: {
                de: 'Suppentopf, Pfeffermühle, rote Cocotte und Vorratsglas auf einem Tisch',
                en: 'Stockpot, pepper mill, red casserole and storage jar on a table',
                fr: 'Marmite, moulin à poivre, cocotte rouge et bocal sur une table',
              },
            },
            right: {
              type: 'text',
              html: {
                de: '<h1>Gutes Geschirr bleibt.</h1><p>Cocotte Alva: drei Millimeter Gusseisen, zweimal emailliert. Gebaut für die nächsten dreissig Jahre Sonntagsbraten.</p><p><a class="btn btn-primary" href="/kochen/cocottes/">Cocotten ansehen</a></p>',
                en: '<h1>Good pots stay.</h1><p>Cocotte Alva: three millimetres of cast iron, enamelled twice. Built for the next thirty years of Sunday roasts.</p><p><a class="btn btn-primary" href="/en/cooking/cocottes/">See the cocottes</a></p>',
                fr: '<h1>La bonne vaisselle reste.</h1><p>Cocotte Alva : trois millimètres de fonte, émaillée deux fois. Faite pour les trente prochaines années de rôtis du dimanche.</p><p><a class="btn btn-primary" href="/fr/cuire/cocottes/">Voir les cocottes</a></p>',
              },
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'departments',
      blocks: [
        {
          type: 'text-hero',
          slots: {
            content: {
              type: 'text',
              html: { de: '<h2>Sortiment</h2>', en: '<h2>The range</h2>', fr: '<h2>L’assortiment</h2>' },
            },
          },
        },
        departments,
        moreDepartments,
        {
          type: 'product-slider',
          name: 'topseller',
          slots: {
            productSlider: {
              type: 'product-slider',
              title: { de: 'Topseller', en: 'Bestsellers', fr: 'Meilleures ventes' },
              products: 'topseller',
              limit: 8,
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'full_width',
      name: 'story',
      cssClass: 'story',
      blocks: [
        {
          type: 'image-text',
          name: 'story',
          cssClass: 'story',
          slots: {
            left: {
              type: 'image',
              picture: 'hero-tools',
              category: 'spares',
              alt: {
                de: 'Küchenwerkzeug in einer Reihe',
                en: 'Kitchen tools in a row',
                fr: 'Ustensiles de cuisine alignés',
              },
            },
            right: {
              type: 'text',
              html: {
                de: '<h2>30 Jahre Ersatzteile für alles, was wir je gebaut haben</h2><p>Dichtung, Griff, Ventil, Knopf: Modellnummer eingeben, Teil bestellen. Oder wir reparieren es in unserer Werkstatt.</p><p><a class="btn" href="/ersatzteile/">Ersatzteil finden</a></p>',
                en: '<h2>Thirty years of spare parts for everything we ever made</h2><p>Seal, handle, valve, knob: look up the model number, order the part. Or let our workshop repair it.</p><p><a class="btn" href="/en/spare-parts/">Find a spare part</a></p>',
                fr: '<h2>30 ans de pièces de rechange pour tout ce que nous avons fabriqué</h2><p>Joint, poignée, soupape, bouton : le numéro du modèle suffit pour commander la pièce. Ou notre atelier répare.</p><p><a class="btn" href="/fr/pieces-de-rechange/">Trouver une pièce</a></p>',
              },
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'new',
      blocks: [
        {
          type: 'product-slider',
          name: 'new',
          slots: {
            productSlider: {
              type: 'product-slider',
              title: { de: 'Neu eingetroffen', en: 'Just in', fr: 'Nouveautés' },
              products: 'new',
              limit: 8,
            },
          },
        },
        benefits,
        {
          type: 'kontor-entries',
          name: 'recipes',
          slots: {
            content: {
              type: 'kontor-entries',
              kind: 'recipe',
              title: { de: 'Aus der Testküche', en: 'From the test kitchen', fr: 'De la cuisine d’essai' },
              limit: 3,
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'full_width',
      name: 'newsletter',
      blocks: [newsletterBlock],
    },
  ],
};
