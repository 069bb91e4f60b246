import type { Layout } from './layout-model.ts';
import { textPage } from './text-page.ts';

/** Pages of the footer that help before and after buying. */
export const servicePages: readonly Layout[] = [
  textPage(
    'shipping',
    { de: 'Versand und Lieferung', en: 'Delivery', fr: 'Livraison' },
    {
      de: '<h1>Versand und Lieferung</h1><p>Wir verpacken in Burgdorf und geben jedes Paket am selben Tag der Post, wenn Sie bis 15 Uhr bestellen.</p><h2>Schweiz und Liechtenstein</h2><p>Post Economy kostet bis 2 kg CHF 7.90, bis 10 kg CHF 10.90 und bis 30 kg CHF 22.00. Ab einem Warenwert von CHF 75 ist Economy gratis. Post Priority ist am nächsten Werktag da und kostet CHF 3 mehr, ab 10 kg CHF 6.</p><h2>Deutschland, Österreich, Frankreich, Italien</h2><p>Wir liefern verzollt: Was Sie beim Bestellen sehen, ist alles, was Sie bezahlen. Ab CHF 300 übernehmen wir den Versand.</p><h2>Abholen</h2><p>Die Werkstatt an der Sägegasse ist von Dienstag bis Samstag von 9 bis 17 Uhr offen. Sie bekommen eine E-Mail, sobald Ihre Bestellung bereitsteht.</p><h2>Pakete mit Schaden</h2><p>Bitte nehmen Sie das Paket an, machen Sie ein Bild davon und schreiben Sie uns. Wir schicken sofort Ersatz.</p>',
      en: '<h1>Delivery</h1><p>We pack in Burgdorf and hand every parcel to Swiss Post the same day if you order by 3 pm.</p><h2>Switzerland and Liechtenstein</h2><p>Post Economy costs CHF 7.90 up to 2 kg, CHF 10.90 up to 10 kg and CHF 22.00 up to 30 kg. It is free on orders of CHF 75 or more. Post Priority arrives the next working day for CHF 3 more, or CHF 6 more above 10 kg.</p><h2>Germany, Austria, France, Italy</h2><p>We deliver duty paid: the price you see when ordering is all you pay. From CHF 300 delivery is on us.</p><h2>Collecting</h2><p>The workshop in Sägegasse is open Tuesday to Saturday, 9 am to 5 pm. We email you as soon as your order is ready.</p><h2>Damaged parcels</h2><p>Please accept the parcel, take a photograph of it and write to us. We send a replacement at once.</p>',
      fr: '<h1>Livraison</h1><p>Nous emballons à Berthoud et remettons chaque colis à la Poste le jour même si vous commandez avant 15 h.</p><h2>Suisse et Liechtenstein</h2><p>La Poste Economy coûte CHF 7.90 jusqu’à 2 kg, CHF 10.90 jusqu’à 10 kg et CHF 22.00 jusqu’à 30 kg. Elle est gratuite dès CHF 75 d’achat. Avec la Poste Priority, le colis arrive le jour ouvrable suivant, pour CHF 3 de plus, ou CHF 6 au-delà de 10 kg.</p><h2>Allemagne, Autriche, France, Italie</h2><p>Nous livrons dédouané : le prix affiché à la commande est tout ce que vous payez. Dès CHF 300, le port est pour nous.</p><h2>Retrait</h2><p>L’atelier de la Sägegasse est ouvert du mardi au samedi, de 9 h à 17 h. Un courriel vous prévient dès que votre commande est prête.</p><h2>Colis abîmé</h2><p>Acceptez le colis, photographiez-le et écrivez-nous. Nous envoyons aussitôt un remplacement.</p>',
    },
  ),
  textPage(
    'returns',
    { de: 'Rückgabe', en: 'Returns', fr: 'Retours' },
    {
      de: '<h1>Rückgabe</h1><p>Sie haben 30 Tage Zeit. Ein Topf zeigt erst auf dem Herd, ob er passt: Kochen Sie ruhig einmal damit.</p><h2>So geht es</h2><ol><li><a href="category:return-form">Melden Sie die Rückgabe an</a>, mit der Bestellnummer und dem, was zurückkommt.</li><li>Sie erhalten eine Etikette für die Post. In der Schweiz ist die Rücksendung gratis.</li><li>Das Geld ist innert fünf Werktagen nach Eintreffen auf Ihrem Konto.</li></ol><h2>Was wir nicht zurücknehmen</h2><p>Geöffnete Gewürze, Öle und Essige sowie heruntergeladene Bücher.</p>',
      en: '<h1>Returns</h1><p>You have 30 days. A pot only shows on the hob whether it suits you, so do cook with it once.</p><h2>How it works</h2><ol><li><a href="category:return-form">Announce the return</a> with the order number and what is coming back.</li><li>You receive a label for the post. Returns within Switzerland are free.</li><li>The money is in your account within five working days of arrival.</li></ol><h2>What we cannot take back</h2><p>Opened spices, oils and vinegars, and books that have been downloaded.</p>',
      fr: '<h1>Retours</h1><p>Vous avez 30 jours. Une casserole ne se juge que sur le feu : cuisinez donc une fois avec elle.</p><h2>La marche à suivre</h2><ol><li><a href="category:return-form">Annoncez le retour</a> avec le numéro de commande et ce qui revient.</li><li>Vous recevez une étiquette postale. En Suisse, le retour est gratuit.</li><li>L’argent est sur votre compte dans les cinq jours ouvrables suivant l’arrivée.</li></ol><h2>Ce que nous ne reprenons pas</h2><p>Les épices, huiles et vinaigres ouverts, et les livres téléchargés.</p>',
    },
  ),
  textPage(
    'repair',
    { de: 'Reparatur', en: 'Repairs', fr: 'Réparation' },
    {
      de: '<h1>Reparatur</h1><p>Ein lockerer Griff ist kein Grund für eine neue Pfanne. Unsere Werkstatt richtet, nietet, schleift und verzinnt, auch Stücke, die älter sind als wir.</p><h2>Preise</h2><ul><li>Messer schleifen: CHF 9</li><li>Griff nachnieten: CHF 18</li><li>Kupfer neu verzinnen: ab CHF 65</li><li>Dampfkochtopf prüfen, Dichtung inbegriffen: CHF 35</li></ul><p>Bringen Sie das Stück vorbei oder schicken Sie es an Kontor, Werkstatt, Sägegasse 12, 3400 Burgdorf. Bevor wir anfangen, sagen wir Ihnen, was es kostet.</p><p><a href="category:repair-form">Reparatur anmelden</a></p>',
      en: '<h1>Repairs</h1><p>A loose handle is no reason to buy a new pan. Our workshop straightens, rivets, sharpens and re-tins, including pieces older than we are.</p><h2>Prices</h2><ul><li>Sharpening a knife: CHF 9</li><li>Re-riveting a handle: CHF 18</li><li>Re-tinning copper: from CHF 65</li><li>Checking a pressure cooker, new seal included: CHF 35</li></ul><p>Bring the piece in or post it to Kontor, Werkstatt, Sägegasse 12, 3400 Burgdorf. We tell you the price before we start.</p><p><a href="category:repair-form">Register a repair</a></p>',
      fr: '<h1>Réparation</h1><p>Une poignée qui bouge ne justifie pas une poêle neuve. Notre atelier redresse, rivette, aiguise et étame, même des pièces plus âgées que nous.</p><h2>Prix</h2><ul><li>Aiguiser un couteau : CHF 9</li><li>River une poignée : CHF 18</li><li>Étamer du cuivre : dès CHF 65</li><li>Contrôler une marmite à pression, joint compris : CHF 35</li></ul><p>Apportez la pièce ou envoyez-la à Kontor, Werkstatt, Sägegasse 12, 3400 Berthoud. Nous annonçons le prix avant de commencer.</p><p><a href="category:repair-form">Annoncer une réparation</a></p>',
    },
  ),
  textPage(
    'about',
    { de: 'Über uns', en: 'About us', fr: 'À propos' },
    {
      de: '<h1>Über uns</h1><p>Kontor macht seit 1926 Kochgeschirr, Messer und Werkzeug für die Küche. Angefangen hat es mit einer Stanze für Pfannenstiele in einem Hinterhof in Burgdorf.</p><p>Heute arbeiten hier 34 Leute. Wir entwerfen alles selbst, giessen und schmieden lassen wir in Betrieben, die wir seit Jahrzehnten kennen: die Cocotten im Emmental, die Klingen im Jura, das Steinzeug in Langnau.</p><h2>Dreissig Jahre</h2><p>So lange führen wir Ersatzteile für jedes Stück, nachdem wir es zum letzten Mal gebaut haben. Das zwingt uns, vorher zu überlegen: lieber eine Schraube statt Leim, lieber ein Knopf, der auf fünf Deckel passt.</p><p>Dieser Laden ist eine Vorführung. Er verkauft nichts, und niemand schickt Ihnen ein Paket.</p>',
      en: '<h1>About us</h1><p>Kontor has made pots, knives and tools for the kitchen since 1926. It began with a press for pan handles in a back yard in Burgdorf.</p><p>Today 34 people work here. We design everything ourselves and have it cast and forged by firms we have known for decades: the casseroles in the Emmental, the blades in the Jura, the stoneware in Langnau.</p><h2>Thirty years</h2><p>That is how long we keep spare parts for every piece after we last made it. It forces us to think beforehand: a screw rather than glue, one knob that fits five lids.</p><p>This shop is a demonstration. It sells nothing, and nobody will send you a parcel.</p>',
      fr: '<h1>À propos</h1><p>Kontor fabrique depuis 1926 des casseroles, des couteaux et des ustensiles de cuisine. Tout a commencé par une presse à queues de poêle dans une arrière-cour de Berthoud.</p><p>Aujourd’hui, nous sommes 34. Nous dessinons tout nous-mêmes et confions la fonte et la forge à des maisons que nous connaissons depuis des décennies : les cocottes dans l’Emmental, les lames dans le Jura, le grès à Langnau.</p><h2>Trente ans</h2><p>C’est le temps pendant lequel nous gardons les pièces de rechange de chaque modèle après sa dernière fabrication. Cela nous oblige à réfléchir avant : une vis plutôt que de la colle, un bouton qui va sur cinq couvercles.</p><p>Cette boutique est une démonstration. Elle ne vend rien, et personne ne vous enverra de colis.</p>',
    },
  ),
  {
    key: 'material-guide',
    name: { de: 'Materialkunde', en: 'Guide to materials', fr: 'Les matériaux' },
    type: 'page',
    sections: [
      {
        type: 'default',
        sizing: 'boxed',
        name: 'text',
        blocks: [
          {
            type: 'text-hero',
            slots: {
              content: {
                type: 'text',
                html: {
                  de: '<h1>Material</h1><p>Kein Metall kann alles. Wer weiss, was es kann, braucht weniger Töpfe.</p>',
                  en: '<h1>Materials</h1><p>No metal does everything. Know what each one does and you need fewer pots.</p>',
                  fr: '<h1>Matériaux</h1><p>Aucun métal ne sait tout faire. Qui connaît le sien a besoin de moins de casseroles.</p>',
                },
              },
            },
          },
          {
            type: 'image-text',
            slots: {
              left: {
                type: 'image',
                picture: 'cocotte-scene',
                category: 'cocottes',
                alt: { de: 'Cocotte auf dem Tisch', en: 'Casserole on a table', fr: 'Cocotte sur une table' },
              },
              right: {
                type: 'text',
                html: {
                  de: '<h2>Gusseisen</h2><p>Wird langsam warm und bleibt es lange. Gut für alles, was Stunden braucht: Braten, Ragout, Brot. Emailliert verträgt es auch Säure, blank wird es mit jedem Fett besser.</p>',
                  en: '<h2>Cast iron</h2><p>Slow to heat, slow to cool. Right for whatever takes hours: roasts, ragouts, bread. Enamelled, it takes acid too; bare, it improves with every bit of fat.</p>',
                  fr: '<h2>Fonte</h2><p>Elle chauffe lentement et reste chaude longtemps. Parfaite pour ce qui demande des heures : rôtis, ragoûts, pain. Émaillée, elle supporte aussi l’acide ; nue, elle s’améliore à chaque cuisson grasse.</p>',
                },
              },
            },
          },
          {
            type: 'text-two-column',
            slots: {
              left: {
                type: 'text',
                html: {
                  de: '<h2>Edelstahl</h2><p>Verzeiht fast alles und gehört in die Spülmaschine. Allein leitet er schlecht, darum hat der Boden einen Kern aus Aluminium oder Kupfer.</p>',
                  en: '<h2>Stainless steel</h2><p>Forgives nearly everything and may go in the dishwasher. It conducts poorly by itself, so the base has a core of aluminium or copper.</p>',
                  fr: '<h2>Inox</h2><p>Il pardonne presque tout et va au lave-vaisselle. Seul, il conduit mal la chaleur : le fond a donc une âme d’aluminium ou de cuivre.</p>',
                },
              },
              right: {
                type: 'text',
                html: {
                  de: '<h2>Kupfer</h2><p>Folgt der Flamme sofort. Für Zucker, Saucen und Geduldsproben. Innen verzinnt oder mit Stahl belegt, aussen darf es anlaufen.</p>',
                  en: '<h2>Copper</h2><p>Follows the flame at once. For sugar, sauces and tests of patience. Tinned or lined with steel inside; outside it may tarnish.</p>',
                  fr: '<h2>Cuivre</h2><p>Il suit la flamme aussitôt. Pour le sucre, les sauces et les exercices de patience. Étamé ou doublé d’inox à l’intérieur ; dehors, il peut se patiner.</p>',
                },
              },
            },
          },
          {
            type: 'product-slider',
            slots: {
              productSlider: {
                type: 'product-slider',
                title: { de: 'Oft gekauft', en: 'Often bought', fr: 'Souvent achetés' },
                products: 'topseller',
                limit: 6,
              },
            },
          },
        ],
      },
    ],
  },
];
