import type { Text } from '../demo/model.ts';
import { text } from '../demo/text.ts';
import type { Layout } from './layout-model.ts';

interface Question {
  readonly question: Text;
  readonly answer: Text;
}

const ORDERING: readonly Question[] = [
  {
    question: text(
      'Wann kommt mein Paket?',
      'When will my parcel arrive?',
      'Quand mon colis arrivera-t-il ?',
    ),
    answer: text(
      '<p>Bis 15 Uhr bestellt, geht es am selben Tag zur Post: mit Priority ist es morgen da, mit Economy in zwei bis drei Tagen. Mehr unter <a href="category:shipping-info">Versand und Lieferung</a>.</p>',
      '<p>Ordered by 3 pm, it goes to the post the same day: tomorrow with Priority, in two or three days with Economy. More under <a href="category:shipping-info">Delivery</a>.</p>',
      '<p>Commandé avant 15 h, il part le jour même : demain chez vous en Priority, dans deux à trois jours en Economy. Détails sous <a href="category:shipping-info">Livraison</a>.</p>',
    ),
  },
  {
    question: text(
      'Kann ich ohne Konto bestellen?',
      'Can I order without an account?',
      'Puis-je commander sans compte ?',
    ),
    answer: text(
      '<p>Ja. Als Gast brauchen Sie nur eine E-Mail-Adresse. Ihre Bestellung sehen Sie über den Link in der Bestätigung.</p>',
      '<p>Yes. As a guest you only need an e-mail address. The link in the confirmation shows you your order.</p>',
      '<p>Oui. Il suffit d’une adresse électronique. Le lien du courriel de confirmation vous montre votre commande.</p>',
    ),
  },
  {
    question: text(
      'Kann ich eine Bestellung ändern?',
      'Can I change an order?',
      'Puis-je modifier une commande ?',
    ),
    answer: text(
      '<p>Solange sie nicht verpackt ist: Rufen Sie an, das geht am schnellsten. Danach hilft nur noch die <a href="category:returns-info">Rückgabe</a>.</p>',
      '<p>As long as it has not been packed: telephone us, that is quickest. After that only a <a href="category:returns-info">return</a> will help.</p>',
      '<p>Tant qu’elle n’est pas emballée : téléphonez, c’est le plus rapide. Ensuite, il ne reste que le <a href="category:returns-info">retour</a>.</p>',
    ),
  },
];

const THINGS: readonly Question[] = [
  {
    question: text(
      'Gehen alle Töpfe auf Induktion?',
      'Do all pots work on induction?',
      'Toutes les casseroles vont-elles sur l’induction ?',
    ),
    answer: text(
      '<p>Edelstahl, Gusseisen und Eisen ja. Kupfer nur, wenn es in den Angaben steht. Der Durchmesser des Bodens zählt, nicht der des Rands: siehe <a href="category:size-guide">Grössen und Masse</a>.</p>',
      '<p>Stainless steel, cast iron and iron do. Copper only where the details say so. What counts is the diameter of the base, not of the rim: see <a href="category:size-guide">Sizes and measures</a>.</p>',
      '<p>L’inox, la fonte et le fer, oui. Le cuivre, seulement si c’est indiqué. C’est le diamètre du fond qui compte, non celui du bord : voir <a href="category:size-guide">Tailles et mesures</a>.</p>',
    ),
  },
  {
    question: text(
      'Welches Teil passt zu meinem Topf?',
      'Which part fits my pot?',
      'Quelle pièce va sur ma casserole ?',
    ),
    answer: text(
      '<p>Die Modellnummer steht auf dem Boden, bei Dampfkochtöpfen auf dem Deckel. Finden Sie sie nicht, schicken Sie uns ein Bild über das <a href="category:repair-form">Reparaturformular</a>.</p>',
      '<p>The model number is on the base, on the lid in the case of pressure cookers. If you cannot find it, send us a picture with the <a href="category:repair-form">repair form</a>.</p>',
      '<p>Le numéro du modèle est gravé sous le fond, ou sur le couvercle des marmites à pression. Sinon, envoyez-nous une photo avec le <a href="category:repair-form">formulaire de réparation</a>.</p>',
    ),
  },
  {
    question: text('Was deckt die Garantie?', 'What does the guarantee cover?', 'Que couvre la garantie ?'),
    answer: text(
      '<p>Material und Verarbeitung, je nach Stück fünf bis dreissig Jahre. Was das heisst und was nicht, steht unter <a href="category:warranty">Garantie</a>.</p>',
      '<p>Material and workmanship, for five to thirty years depending on the piece. What that means and what it does not is explained under <a href="category:warranty">Guarantee</a>.</p>',
      '<p>La matière et la fabrication, de cinq à trente ans selon la pièce. Ce que cela veut dire, et ne veut pas dire, figure sous <a href="category:warranty">Garantie</a>.</p>',
    ),
  },
];

/** Questions and answers, in two groups beside the menu. */
export const faqPage: Layout = {
  key: 'faq',
  name: text('Häufige Fragen', 'Questions and answers', 'Questions fréquentes'),
  type: 'page',
  sections: [
    {
      type: 'sidebar',
      sizing: 'boxed',
      name: 'faq',
      mobile: 'hidden',
      blocks: [
        {
          type: 'category-navigation',
          position: 'sidebar',
          slots: { content: { type: 'category-navigation' } },
        },
        {
          type: 'text-hero',
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h1>Häufige Fragen</h1><p>Und wenn Ihre nicht dabei ist: <a href="category:contact">Fragen Sie uns</a>.</p>',
                '<h1>Questions and answers</h1><p>And if yours is not here, <a href="category:contact">ask us</a>.</p>',
                '<h1>Questions fréquentes</h1><p>Et si la vôtre n’y est pas, <a href="category:contact">posez-la</a>.</p>',
              ),
            },
          },
        },
        {
          type: 'text',
          slots: {
            content: {
              type: 'text',
              html: text('<h2>Bestellen</h2>', '<h2>Ordering</h2>', '<h2>Commander</h2>'),
            },
          },
        },
        { type: 'kontor-faq', slots: { content: { type: 'kontor-faq', items: ORDERING } } },
        {
          type: 'text',
          margins: ['40px', '0', '0', '0'],
          slots: {
            content: {
              type: 'text',
              html: text(
                '<h2>Töpfe, Teile, Garantie</h2>',
                '<h2>Pots, parts, guarantee</h2>',
                '<h2>Casseroles, pièces, garantie</h2>',
              ),
            },
          },
        },
        { type: 'kontor-faq', slots: { content: { type: 'kontor-faq', items: THINGS } } },
      ],
    },
  ],
};
