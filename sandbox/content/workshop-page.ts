import { text } from '../demo/text.ts';
import type { Layout } from './layout-model.ts';

/** The workshop in pictures and films: backgrounds, margins, visibility, both kinds of section. */
export const workshopPage: Layout = {
  key: 'workshop',
  name: text('Die Werkstatt', 'The workshop', 'L’atelier'),
  type: 'page',
  sections: [
    {
      type: 'default',
      sizing: 'full_width',
      name: 'head',
      cssClass: 'workshop-head',
      backgroundColor: '#d8c3b2',
      background: { picture: 'hero-tools', mode: 'cover' },
      blocks: [
        {
          type: 'text-on-image',
          margins: ['120px', '20px', '120px', '20px'],
          background: { picture: 'post-boards', mode: 'contain' },
          backgroundColor: '#e1d7c7',
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h1>Die Werkstatt</h1><p>Sieben Leute, drei Öfen, 1400 Schubladen.</p>',
                '<h1>The workshop</h1><p>Seven people, three kilns, 1,400 drawers.</p>',
                '<h1>L’atelier</h1><p>Sept personnes, trois fours, 1400 tiroirs.</p>',
              ),
            },
          },
        },
        {
          type: 'image-slider',
          visibility: { mobile: false, tablet: true, desktop: true },
          slots: {
            imageSlider: {
              type: 'image-slider',
              items: [
                {
                  picture: 'hero-tools',
                  category: 'spares',
                  alt: text('Werkzeug in einer Reihe', 'Tools in a row', 'Outils alignés'),
                },
                {
                  picture: 'hero-table',
                  category: 'cocottes',
                  alt: text('Töpfe auf dem Tisch', 'Pots on the table', 'Casseroles sur la table'),
                },
                {
                  picture: 'hero-baking',
                  alt: text('Backformen und Schüsseln', 'Tins and bowls', 'Moules et bols'),
                },
              ],
            },
          },
        },
      ],
    },
    {
      type: 'sidebar',
      sizing: 'boxed',
      name: 'work',
      mobile: 'wrap',
      blocks: [
        {
          type: 'category-navigation',
          position: 'sidebar',
          slots: { content: { type: 'category-navigation' } },
        },
        {
          type: 'product-box',
          position: 'sidebar',
          visibility: { mobile: false, tablet: false, desktop: true },
          slots: { content: { type: 'product-box', product: 'knob-alva' } },
        },
        {
          type: 'text',
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h2>Was hier geschieht</h2><p>Alles, was wir verkaufen, lässt sich öffnen, lösen oder nachschleifen. Wie das geht, zeigen zwei Filme: einer über die Niete, einer über den Stein. Sie laufen bei YouTube und Vimeo und werden erst geladen, wenn Sie es erlauben.</p><p><a href="category:repair-form">Reparatur anmelden</a></p>',
                '<h2>What happens here</h2><p>Everything we sell can be opened, loosened or reground. Two films show how: one about the rivet, one about the stone. They are hosted by YouTube and Vimeo and only load once you allow it.</p><p><a href="category:repair-form">Register a repair</a></p>',
                '<h2>Ce qui se passe ici</h2><p>Tout ce que nous vendons peut s’ouvrir, se démonter ou se meuler. Deux films le montrent : l’un sur le rivet, l’autre sur la pierre. Ils sont chez YouTube et Vimeo et ne se chargent qu’avec votre accord.</p><p><a href="category:repair-form">Annoncer une réparation</a></p>',
              ),
            },
          },
        },
        {
          type: 'youtube-video',
          slots: {
            video: {
              type: 'youtube-video',
              video: 'M7lc1UVf-VE',
              title: text('Eine Niete setzen', 'Setting a rivet', 'Poser un rivet'),
              picture: 'hero-tools',
              alt: text('Vorschau: Werkzeug', 'Preview: tools', 'Aperçu : outils'),
            },
          },
        },
        {
          type: 'vimeo-video',
          margins: ['24px', '0', '24px', '0'],
          slots: {
            video: {
              type: 'vimeo-video',
              video: '76979871',
              title: text('Am Stein schleifen', 'Sharpening on the stone', 'Aiguiser à la pierre'),
              picture: 'post-sharpening',
              alt: text(
                'Vorschau: Messer und Stahl',
                'Preview: knife and steel',
                'Aperçu : couteau et fusil',
              ),
            },
          },
        },
        {
          type: 'image-gallery',
          slots: {
            imageGallery: {
              type: 'picture-gallery',
              items: [
                {
                  picture: 'cocotte-above',
                  alt: text('Cocotte von oben', 'Casserole from above', 'Cocotte vue d’en haut'),
                },
                {
                  picture: 'post-cast-iron',
                  alt: text('Pfanne beim Einbrennen', 'Pan being seasoned', 'Poêle en cours de culottage'),
                },
                {
                  picture: 'post-copper',
                  alt: text('Kupfer nach dem Verzinnen', 'Copper after tinning', 'Cuivre après étamage'),
                },
              ],
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'phone',
      background: { picture: 'post-copper', mode: 'auto' },
      visibility: { mobile: true, tablet: false, desktop: false },
      blocks: [
        {
          type: 'text-teaser',
          backgroundColor: '#d0d6c9',
          margins: ['20px', '20px', '20px', '20px'],
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h2>Unterwegs?</h2><p>Rufen Sie an: <a href="tel:+41340000000">034 000 00 00</a>.</p>',
                '<h2>On the move?</h2><p>Give us a call: <a href="tel:+41340000000">+41 34 000 00 00</a>.</p>',
                '<h2>En route ?</h2><p>Téléphonez : <a href="tel:+41340000000">+41 34 000 00 00</a>.</p>',
              ),
            },
          },
        },
      ],
    },
  ],
};
