import { text } from '../demo/text.ts';
import type { Layout } from './layout-model.ts';
import { textPage } from './text-page.ts';

/** What stands above the shop's own forms. */
export const formPages: readonly Layout[] = [
  textPage(
    'contact',
    text('Kontakt', 'Contact', 'Contact'),
    text(
      '<h1>Kontakt</h1><p>Schreiben Sie uns, wir antworten an Werktagen innert 24 Stunden. Am Telefon sind wir Dienstag bis Freitag von 9 bis 12 und von 13.30 bis 17 Uhr: 034 000 00 00.</p><p>Für Reparaturen, Rückgaben und Garantiefälle gibt es eigene Formulare, damit nichts vergessen geht: <a href="category:repair-form">Reparatur</a>, <a href="category:return-form">Rückgabe</a>, <a href="category:warranty-form">Garantie</a>. Für grössere Fragen: <a href="category:custom-contact">Beratung und Sonderwünsche</a>.</p>',
      '<h1>Contact</h1><p>Write to us and we reply within 24 hours on working days. By telephone you reach us Tuesday to Friday from 9 am to noon and from 1.30 to 5 pm: +41 34 000 00 00.</p><p>Repairs, returns and guarantee claims have forms of their own, so that nothing is forgotten: <a href="category:repair-form">repair</a>, <a href="category:return-form">return</a>, <a href="category:warranty-form">guarantee</a>. For bigger questions: <a href="category:custom-contact">advice and special orders</a>.</p>',
      '<h1>Contact</h1><p>Écrivez-nous, nous répondons dans les 24 heures ouvrables. Au téléphone, du mardi au vendredi de 9 h à 12 h et de 13 h 30 à 17 h : +41 34 000 00 00.</p><p>Réparations, retours et garantie ont leur propre formulaire, pour que rien ne manque : <a href="category:repair-form">réparation</a>, <a href="category:return-form">retour</a>, <a href="category:warranty-form">garantie</a>. Pour les grandes questions : <a href="category:custom-contact">conseil et demandes spéciales</a>.</p>',
    ),
  ),
  textPage(
    'custom-contact',
    text('Beratung und Sonderwünsche', 'Advice and special orders', 'Conseil et demandes spéciales'),
    text(
      '<h1>Beratung und Sonderwünsche</h1><p>Eine ganze Küche ausstatten, zwanzig Messer gravieren, ein Topf in einer Grösse, die es nicht gibt: Erzählen Sie, was Sie vorhaben. Je genauer, desto besser können wir rechnen. Eine Antwort mit Preis kommt innert drei Werktagen.</p>',
      '<h1>Advice and special orders</h1><p>Fitting out a whole kitchen, engraving twenty knives, a pot in a size that does not exist: tell us what you have in mind. The more exact you are, the better we can calculate. You hear from us with a price within three working days.</p>',
      '<h1>Conseil et demandes spéciales</h1><p>Équiper une cuisine entière, graver vingt couteaux, une casserole dans une taille qui n’existe pas : dites-nous votre projet. Plus il est précis, mieux nous pouvons chiffrer. Réponse avec un prix dans les trois jours ouvrables.</p>',
    ),
  ),
  textPage(
    'repair-form',
    text('Reparatur anmelden', 'Register a repair', 'Annoncer une réparation'),
    text(
      '<h1>Reparatur anmelden</h1><p>Beschreiben Sie das Stück und den Schaden, am besten mit einem Bild. Wir melden uns mit einem Preis, bevor Sie etwas einschicken. Auf Wunsch erhalten Sie eine Etikette für die Post.</p><ul><li>Bild als JPG, PNG oder WebP, höchstens 8 MB</li><li>Bitte reinigen, aber nicht selber leimen</li></ul>',
      '<h1>Register a repair</h1><p>Describe the piece and the damage, preferably with a picture. We come back with a price before you send anything. If you like, you receive a postage label.</p><ul><li>Picture as JPG, PNG or WebP, 8 MB at most</li><li>Please clean it, but do not glue it yourself</li></ul>',
      '<h1>Annoncer une réparation</h1><p>Décrivez la pièce et le dommage, si possible avec une photo. Nous vous donnons un prix avant tout envoi. Sur demande, vous recevez une étiquette postale.</p><ul><li>Photo en JPG, PNG ou WebP, 8 Mo au plus</li><li>Nettoyez-la, mais ne la collez pas vous-même</li></ul>',
    ),
  ),
  textPage(
    'return-form',
    text('Rückgabe anmelden', 'Announce a return', 'Annoncer un retour'),
    text(
      '<h1>Rückgabe anmelden</h1><p>Die Bestellnummer steht in der Bestätigung und auf dem Lieferschein. Sie müssen keinen Grund angeben; wenn Sie es tun, machen wir es das nächste Mal besser.</p>',
      '<h1>Announce a return</h1><p>The order number is in the confirmation and on the delivery note. You need give no reason; if you do, we shall do better next time.</p>',
      '<h1>Annoncer un retour</h1><p>Le numéro de commande figure dans la confirmation et sur le bulletin de livraison. Aucune raison n’est exigée ; si vous en donnez une, nous ferons mieux la prochaine fois.</p>',
    ),
  ),
  textPage(
    'warranty-form',
    text('Garantiefall melden', 'Make a guarantee claim', 'Annoncer un cas de garantie'),
    text(
      '<h1>Garantiefall melden</h1><p>Was ist passiert, und seit wann? Die Rechnungsnummer hilft, ist aber kein Muss: Bei registrierten Kundinnen und Kunden finden wir sie selbst.</p>',
      '<h1>Make a guarantee claim</h1><p>What happened, and since when? The invoice number helps but is no condition: for registered customers we find it ourselves.</p>',
      '<h1>Annoncer un cas de garantie</h1><p>Que s’est-il passé, et depuis quand ? Le numéro de facture aide sans être obligatoire : pour les clients inscrits, nous le retrouvons.</p>',
    ),
  ),
  textPage(
    'newsletter',
    text('Newsletter', 'Newsletter', 'Infolettre'),
    text(
      '<h1>Newsletter</h1><p>Am ersten Donnerstag im Monat: ein Rezept, ein Stück aus der Werkstatt, die nächsten Reparaturtage. Abmelden geht mit einem Klick in jeder E-Mail.</p>',
      '<h1>Newsletter</h1><p>On the first Thursday of the month: a recipe, something from the workshop, the next repair days. One click in any e-mail ends it.</p>',
      '<h1>Infolettre</h1><p>Le premier jeudi du mois : une recette, une histoire d’atelier, les prochaines journées de réparation. Un clic dans chaque courriel suffit pour l’arrêter.</p>',
    ),
  ),
];
