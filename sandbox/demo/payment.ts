import type { DemoPaymentMethod } from './model.ts';
import { text } from './text.ts';

/** Ways to pay. */
export const paymentMethods: readonly DemoPaymentMethod[] = [
  {
    key: 'invoice',
    name: text('Rechnung', 'Invoice', 'Facture'),
    description: text(
      'Zahlbar in 30 Tagen, bis CHF 1’000.',
      'Payable within 30 days, up to CHF 1,000.',
      'Payable à 30 jours, jusqu’à CHF 1’000.',
    ),
    handler: 'invoice',
    total: { max: 1000 },
  },
  {
    key: 'card',
    name: text('Karte', 'Card', 'Carte'),
    description: text(
      'Visa, Mastercard, PostFinance. Bezahlt wird auf der Seite des Zahlungsanbieters.',
      'Visa, Mastercard, PostFinance. You pay on the payment provider’s page.',
      'Visa, Mastercard, PostFinance. Le paiement se fait sur la page du prestataire.',
    ),
    handler: 'asynchronous',
  },
  {
    key: 'prepayment',
    name: text('Vorauskasse', 'Prepayment', 'Paiement d’avance'),
    description: text(
      'Wir packen, sobald das Geld da ist.',
      'We pack as soon as the money has arrived.',
      'Nous préparons le colis dès réception du paiement.',
    ),
    handler: 'prepayment',
  },
  {
    key: 'cash',
    name: text('Bar beim Abholen', 'Cash on collection', 'Comptant au retrait'),
    description: text(
      'An der Werkstattkasse, bis CHF 500.',
      'At the workshop till, up to CHF 500.',
      'À la caisse de l’atelier, jusqu’à CHF 500.',
    ),
    handler: 'cash',
    total: { max: 500 },
  },
];
