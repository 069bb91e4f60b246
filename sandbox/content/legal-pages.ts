import type { Layout } from './layout-model.ts';
import { textPage } from './text-page.ts';

/** Pages that the law asks for. */
export const legalPages: readonly Layout[] = [
  textPage(
    'terms',
    {
      de: 'Allgemeine Geschäftsbedingungen',
      en: 'Terms and conditions',
      fr: 'Conditions générales de vente',
    },
    {
      de: '<h1>Allgemeine Geschäftsbedingungen</h1><h2>1. Geltung</h2><p>Diese Bedingungen gelten für alle Bestellungen in diesem Shop. Der Shop ist eine Vorführung; aus Bestellungen entstehen weder Lieferungen noch Forderungen.</p><h2>2. Vertrag</h2><p>Mit dem Absenden der Bestellung bieten Sie uns den Kauf an. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen.</p><h2>3. Preise</h2><p>Alle Preise verstehen sich in der angezeigten Währung und enthalten die Schweizer Mehrwertsteuer von 8.1 %, für Lebensmittel und Bücher von 2.6 %. Versandkosten werden vor dem Bestellen ausgewiesen.</p><h2>4. Bezahlung</h2><p>Rechnungen sind innert 30 Tagen zu bezahlen. Bei Zahlung mit Karte belasten wir den Betrag, sobald die Ware das Haus verlässt.</p><h2>5. Rückgabe</h2><p>Sie können Waren innert 30 Tagen zurückgeben. Für digitale Inhalte erlischt das Recht, sobald Sie ausdrücklich zugestimmt haben, dass der Zugang sofort freigegeben wird.</p><h2>6. Gewährleistung</h2><p>Es gilt die gesetzliche Gewährleistung von zwei Jahren. Gerichtsstand ist Burgdorf.</p>',
      en: '<h1>Terms and conditions</h1><h2>1. Scope</h2><p>These terms apply to every order in this shop. The shop is a demonstration; orders lead to neither deliveries nor claims.</p><h2>2. Contract</h2><p>By sending an order you offer to buy. The contract is made when we confirm the order by email.</p><h2>3. Prices</h2><p>All prices are in the currency shown and include Swiss VAT at 8.1 %, or 2.6 % for food and books. Delivery charges are stated before you order.</p><h2>4. Payment</h2><p>Invoices are due within 30 days. If you pay by card, we charge the amount when the goods leave the house.</p><h2>5. Returns</h2><p>You may return goods within 30 days. For digital content this right ends once you have expressly agreed to immediate access.</p><h2>6. Warranty</h2><p>The statutory warranty of two years applies. Place of jurisdiction is Burgdorf.</p>',
      fr: '<h1>Conditions générales de vente</h1><h2>1. Champ d’application</h2><p>Ces conditions s’appliquent à toutes les commandes passées dans cette boutique. La boutique est une démonstration ; les commandes n’entraînent ni livraison ni créance.</p><h2>2. Contrat</h2><p>En envoyant la commande, vous nous proposez d’acheter. Le contrat est conclu lorsque nous confirmons la commande par courriel.</p><h2>3. Prix</h2><p>Tous les prix sont indiqués dans la monnaie affichée et comprennent la TVA suisse de 8.1 %, de 2.6 % pour les denrées alimentaires et les livres. Les frais de port sont indiqués avant la commande.</p><h2>4. Paiement</h2><p>Les factures sont payables à 30 jours. En cas de paiement par carte, le montant est débité au départ de la marchandise.</p><h2>5. Retour</h2><p>Vous pouvez rendre les articles dans les 30 jours. Pour les contenus numériques, ce droit s’éteint dès que vous avez expressément accepté un accès immédiat.</p><h2>6. Garantie</h2><p>La garantie légale de deux ans s’applique. Le for est à Berthoud.</p>',
    },
  ),
  textPage(
    'privacy',
    { de: 'Datenschutz', en: 'Privacy', fr: 'Protection des données' },
    {
      de: '<h1>Datenschutz</h1><p>Wir brauchen Ihre Angaben, um eine Bestellung anzunehmen, zu liefern und abzurechnen, und für nichts sonst.</p><h2>Was gespeichert wird</h2><p>Name, Adresse, E-Mail und bestellte Artikel. Zahlungsdaten sehen nur die Anbieter, bei denen Sie bezahlen.</p><h2>Cookies</h2><p>Ein Cookie hält Ihren Warenkorb fest, ein zweites Ihre Sprache. Beide sind nötig, damit der Laden funktioniert. Statistik, Werbung und Filme von YouTube oder Vimeo laden wir erst, wenn Sie zugestimmt haben; die Wahl können Sie jederzeit ändern.</p><h2>Ihre Rechte</h2><p>Sie können jederzeit erfahren, was wir über Sie gespeichert haben, und es löschen lassen, soweit wir Belege nicht aufbewahren müssen. Schreiben Sie an datenschutz@kontor.example.</p>',
      en: '<h1>Privacy</h1><p>We need your details to accept, deliver and invoice an order, and for nothing else.</p><h2>What is stored</h2><p>Name, address, email and the articles ordered. Payment details are seen only by the providers you pay with.</p><h2>Cookies</h2><p>One cookie keeps your basket, another your language. Both are needed for the shop to work. Statistics, advertising and films from YouTube or Vimeo only load once you have agreed; you may change your mind at any time.</p><h2>Your rights</h2><p>You may ask at any time what we have stored about you and have it deleted, as far as we are not obliged to keep records. Write to datenschutz@kontor.example.</p>',
      fr: '<h1>Protection des données</h1><p>Nous avons besoin de vos données pour accepter, livrer et facturer une commande, et pour rien d’autre.</p><h2>Ce qui est enregistré</h2><p>Nom, adresse, courriel et articles commandés. Seuls les prestataires auprès desquels vous payez voient vos données de paiement.</p><h2>Cookies</h2><p>Un cookie conserve votre panier, un autre votre langue. Tous deux sont nécessaires au fonctionnement de la boutique. Statistiques, publicité et films de YouTube ou Vimeo ne se chargent qu’avec votre accord, que vous pouvez modifier en tout temps.</p><h2>Vos droits</h2><p>Vous pouvez demander à tout moment ce que nous avons enregistré à votre sujet et le faire effacer, dans la mesure où nous ne devons pas conserver de pièces. Écrivez à datenschutz@kontor.example.</p>',
    },
  ),
  textPage(
    'imprint',
    { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' },
    {
      de: '<h1>Impressum</h1><p>Kontor AG (Demo)<br>Sägegasse 12<br>3400 Burgdorf<br>Schweiz</p><p>Telefon 034 000 00 00<br>hallo@kontor.example</p><p>Kontor AG gibt es nicht: Firma, Adresse und Nummern sind erfunden und gehören zu einer Vorführung.</p>',
      en: '<h1>Imprint</h1><p>Kontor AG (demo)<br>Sägegasse 12<br>3400 Burgdorf<br>Switzerland</p><p>Telephone +41 34 000 00 00<br>hallo@kontor.example</p><p>Kontor AG does not exist: company, address and numbers are invented and belong to a demonstration.</p>',
      fr: '<h1>Mentions légales</h1><p>Kontor SA (démo)<br>Sägegasse 12<br>3400 Berthoud<br>Suisse</p><p>Téléphone +41 34 000 00 00<br>hallo@kontor.example</p><p>Kontor SA n’existe pas : la société, l’adresse et les numéros sont inventés et font partie d’une démonstration.</p>',
    },
  ),
];
