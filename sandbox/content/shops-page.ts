import { text } from '../demo/text.ts';
import type { Layout } from './layout-model.ts';

const NAME = text('Läden und Öffnungszeiten', 'Shops and opening hours', 'Magasins et horaires');

/** The three shops, a map of a plugin that no storefront knows, and a contact form of Shopware's own. */
export const shopsPage: Layout = {
  key: 'shops',
  name: NAME,
  type: 'page',
  sections: [
    {
      type: 'default',
      sizing: 'boxed',
      name: 'shops',
      blocks: [
        {
          type: 'text-hero',
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h1>Läden und Öffnungszeiten</h1><p>Drei Läden, in jedem ein Herd zum Ausprobieren und eine Annahme für Reparaturen.</p>',
                '<h1>Shops and opening hours</h1><p>Three shops, each with a cooker to try things on and a counter for repairs.</p>',
                '<h1>Magasins et horaires</h1><p>Trois magasins, chacun avec une cuisinière pour essayer et un comptoir de réparation.</p>',
              ),
            },
          },
        },
        {
          type: 'text-three-column',
          slots: {
            left: {
              type: 'text',
              html: text(
                '<h2>Burgdorf</h2><p>Sägegasse 12, 3400 Burgdorf</p><p>Di–Fr 9–18 Uhr<br>Sa 9–17 Uhr</p><p>Mit Werkstatt. Abholung von Bestellungen.</p>',
                '<h2>Burgdorf</h2><p>Sägegasse 12, 3400 Burgdorf</p><p>Tue–Fri 9 am – 6 pm<br>Sat 9 am – 5 pm</p><p>With workshop. Collection of orders.</p>',
                '<h2>Berthoud</h2><p>Sägegasse 12, 3400 Berthoud</p><p>Ma–ve 9 h – 18 h<br>Sa 9 h – 17 h</p><p>Avec atelier. Retrait des commandes.</p>',
              ),
            },
            center: {
              type: 'text',
              html: text(
                '<h2>Bern</h2><p>Gerechtigkeitsgasse 44, 3011 Bern</p><p>Di–Fr 10–18.30 Uhr<br>Sa 9–17 Uhr</p><p>Unter den Lauben, hindernisfrei über den Hof.</p>',
                '<h2>Bern</h2><p>Gerechtigkeitsgasse 44, 3011 Bern</p><p>Tue–Fri 10 am – 6.30 pm<br>Sat 9 am – 5 pm</p><p>Under the arcades, step-free through the courtyard.</p>',
                '<h2>Berne</h2><p>Gerechtigkeitsgasse 44, 3011 Berne</p><p>Ma–ve 10 h – 18 h 30<br>Sa 9 h – 17 h</p><p>Sous les arcades, sans marche par la cour.</p>',
              ),
            },
            right: {
              type: 'text',
              html: text(
                '<h2>Lausanne</h2><p>Rue de Bourg 20, 1003 Lausanne</p><p>Di–Fr 10–18.30 Uhr<br>Sa 9–17 Uhr</p><p>Beratung auf Französisch, Deutsch und Englisch.</p>',
                '<h2>Lausanne</h2><p>Rue de Bourg 20, 1003 Lausanne</p><p>Tue–Fri 10 am – 6.30 pm<br>Sat 9 am – 5 pm</p><p>Advice in French, German and English.</p>',
                '<h2>Lausanne</h2><p>Rue de Bourg 20, 1003 Lausanne</p><p>Ma–ve 10 h – 18 h 30<br>Sa 9 h – 17 h</p><p>Conseil en français, allemand et anglais.</p>',
              ),
            },
          },
        },
        {
          type: 'acme-store-map',
          name: 'map',
          slots: {
            content: {
              type: 'plugin',
              name: 'acme-store-map',
              values: { latitude: 47.0568, longitude: 7.6263, zoom: 14 },
            },
            note: {
              type: 'text',
              html: text(
                '<p>Mit der Bahn: Burgdorf ab Bern 14 Minuten, dann fünf Minuten zu Fuss.</p>',
                '<p>By train: Burgdorf is 14 minutes from Bern, then five minutes on foot.</p>',
                '<p>En train : Berthoud est à 14 minutes de Berne, puis cinq minutes à pied.</p>',
              ),
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'contact',
      backgroundColor: '#ebe7df',
      blocks: [
        {
          type: 'form',
          margins: ['32px', '0', '32px', '0'],
          slots: {
            content: {
              type: 'form',
              form: 'contact',
              receiver: 'laden@kontor.example',
              title: text('Beratung vereinbaren', 'Arrange a visit', 'Prendre rendez-vous'),
              confirmation: text(
                'Danke. Wir melden uns mit einem Termin.',
                'Thank you. We will reply with a time.',
                'Merci. Nous vous proposerons une date.',
              ),
            },
          },
        },
      ],
    },
  ],
};
