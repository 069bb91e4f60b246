import type { DemoArticle } from '../entry.ts';
import { text } from '../text.ts';

const SHOP = { de: ['Läden'], en: ['Shops'], fr: ['Magasins'] };
const WORKSHOP = { de: ['Werkstatt'], en: ['Workshop'], fr: ['Atelier'] };

/** What happens in the shops and the workshop. */
export const shopNews: readonly DemoArticle[] = [
  {
    key: 'oeffnungszeiten-advent',
    date: '2026-11-16',
    picture: 'hero-table',
    alt: text('Töpfe auf einem gedeckten Tisch', 'Pots on a laid table', 'Casseroles sur une table dressée'),
    name: text('Im Advent länger offen', 'Open longer in Advent', 'Ouvert plus tard pendant l’Avent'),
    teaser: text(
      'Vom 1. bis 23. Dezember haben alle Läden bis 20 Uhr offen, an zwei Sonntagen auch.',
      'From 1 to 23 December all shops stay open until 8 pm, and on two Sundays.',
      'Du 1er au 23 décembre, tous les magasins ferment à 20 h, et ouvrent deux dimanches.',
    ),
    tags: SHOP,
    body: {
      de: '<p>Wer Geschenke sucht, braucht Zeit und keine Schlange. Darum sind die Läden in Burgdorf, Bern und Lausanne vom 1. bis 23. Dezember von Dienstag bis Freitag bis 20 Uhr offen, am Samstag bis 18 Uhr.</p><p>Dazu kommen zwei Sonntage, der 13. und der 20. Dezember, von 11 bis 17 Uhr.</p><h2>Gravur am Ladentisch</h2><p>Initialen auf Messer und Brett kosten CHF 12 und dauern eine Viertelstunde. Am 24. Dezember ist um 14 Uhr Schluss, vom 25. Dezember bis 4. Januar bleiben alle Türen zu. Bestellungen im Netz verschicken wir bis zum 22. Dezember um 15 Uhr so, dass sie vor dem Fest ankommen.</p>',
      en: '<p>Finding presents takes time, not a queue. So the shops in Burgdorf, Bern and Lausanne stay open until 8 pm from Tuesday to Friday between 1 and 23 December, and until 6 pm on Saturdays.</p><p>We also open on two Sundays, 13 and 20 December, from 11 am to 5 pm.</p><h2>Engraving at the counter</h2><p>Initials on a knife or board cost CHF 12 and take a quarter of an hour. On 24 December we close at 2 pm, and from 25 December to 4 January all doors stay shut. Web orders placed by 3 pm on 22 December still arrive before Christmas.</p>',
      fr: '<p>Choisir un cadeau demande du temps, pas une file d’attente. Les magasins de Berthoud, Berne et Lausanne restent donc ouverts jusqu’à 20 h du mardi au vendredi entre le 1er et le 23 décembre, et jusqu’à 18 h le samedi.</p><p>S’y ajoutent deux dimanches, les 13 et 20 décembre, de 11 h à 17 h.</p><h2>Gravure au comptoir</h2><p>Des initiales sur un couteau ou une planche coûtent CHF 12 et prennent un quart d’heure. Le 24 décembre, nous fermons à 14 h ; du 25 décembre au 4 janvier, tout est fermé. Les commandes en ligne passées avant le 22 décembre à 15 h arrivent avant Noël.</p>',
    },
  },
  {
    key: 'reparaturtag-januar',
    date: '2026-11-09',
    picture: 'hero-tools',
    alt: text('Werkzeug in einer Reihe', 'Tools in a row', 'Outils alignés'),
    name: text('Reparaturtag am 9. Januar', 'Repair day on 9 January', 'Journée de réparation le 9 janvier'),
    teaser: text(
      'Bringen Sie, was klappert, tropft oder nicht mehr schneidet. Kaffee gibt es auch.',
      'Bring whatever rattles, drips or no longer cuts. There will be coffee too.',
      'Apportez ce qui branle, goutte ou ne coupe plus. Il y aura du café.',
    ),
    tags: WORKSHOP,
    body: {
      de: '<p>Am Samstag, 9. Januar, reparieren wir von 9 bis 16 Uhr vor Ihren Augen. Nieten, schleifen, Dichtungen wechseln: Was in einer halben Stunde geht, nehmen Sie gleich wieder mit.</p><ul><li>Messer schleifen: CHF 5 statt 9</li><li>Dampfkochtopf prüfen: gratis, die Dichtung kostet extra</li><li>Kupfer verzinnen: wir nehmen es an, fertig ist es im Februar</li></ul><p>Es spielt keine Rolle, von wem das Stück ist. Fremde Töpfe werden genauso freundlich behandelt. Ohne Anmeldung, höchstens drei Stück pro Person. Werkstatt, Sägegasse 12, Burgdorf.</p>',
      en: '<p>On Saturday 9 January we repair things before your eyes from 9 am to 4 pm. Riveting, sharpening, changing seals: whatever takes half an hour goes home with you.</p><ul><li>Sharpening a knife: CHF 5 instead of 9</li><li>Checking a pressure cooker: free, the seal is extra</li><li>Re-tinning copper: handed in then, ready in February</li></ul><p>It does not matter who made the piece. Other people’s pots are treated just as kindly. No booking, three pieces a head at most. Workshop, Sägegasse 12, Burgdorf.</p>',
      fr: '<p>Samedi 9 janvier, nous réparons sous vos yeux de 9 h à 16 h. Riveter, aiguiser, changer un joint : ce qui prend une demi-heure repart avec vous.</p><ul><li>Aiguiser un couteau : CHF 5 au lieu de 9</li><li>Contrôler une marmite à pression : gratuit, joint en sus</li><li>Étamer du cuivre : déposé ce jour-là, prêt en février</li></ul><p>Peu importe le fabricant. Les casseroles des autres sont traitées avec autant d’égards. Sans rendez-vous, trois pièces par personne au maximum. Atelier, Sägegasse 12, Berthoud.</p>',
    },
  },
  {
    key: 'messerkurs',
    date: '2026-09-28',
    picture: 'post-sharpening',
    alt: text(
      'Messer und Wetzstahl auf einem Brett',
      'Knife and steel on a board',
      'Couteau et fusil sur une planche',
    ),
    name: text(
      'Schleifkurs: noch acht Plätze',
      'Sharpening course: eight places left',
      'Cours d’aiguisage : encore huit places',
    ),
    teaser: text(
      'Ein Abend, ein Stein, Ihr eigenes Messer. Am 26. November mit Beat Gerber in Burgdorf.',
      'One evening, one stone, your own knife. On 26 November with Beat Gerber in Burgdorf.',
      'Une soirée, une pierre, votre propre couteau. Le 26 novembre avec Beat Gerber à Berthoud.',
    ),
    tags: { de: ['Kurse'], en: ['Courses'], fr: ['Cours'] },
    body: {
      de: '<p>Sie bringen ein stumpfes Messer mit und nehmen ein scharfes nach Hause, dazu die Fähigkeit, es so zu halten. Beat Gerber zeigt am Donnerstag, 26. November, von 18.30 bis 21.30 Uhr, wie man mit Stein und Stahl umgeht.</p><p>Der Abend kostet CHF 85, ein Schleifstein mit Körnung 1000 und 3000 ist dabei. Der Kurs ist auf Deutsch, Fragen beantwortet Beat auch auf Französisch. Melden Sie sich über das <a href="category:contact">Kontaktformular</a> an, wir bestätigen innert eines Tages.</p>',
      en: '<p>You bring a blunt knife and take home a sharp one, together with the skill to keep it so. On Thursday 26 November, 6.30 to 9.30 pm, Beat Gerber shows how to use stone and steel.</p><p>The evening costs CHF 85 and includes a stone with grits 1000 and 3000. The course is in German; Beat answers questions in English, too, with his hands. Book through the <a href="category:contact">contact form</a> and we confirm within a day.</p>',
      fr: '<p>Vous apportez un couteau émoussé et repartez avec un couteau qui coupe, et le savoir-faire pour qu’il le reste. Jeudi 26 novembre, de 18 h 30 à 21 h 30, Beat Gerber montre l’usage de la pierre et du fusil.</p><p>La soirée coûte CHF 85, une pierre aux grains 1000 et 3000 comprise. Le cours est en allemand, Beat répond aussi en français. Inscription par le <a href="category:contact">formulaire de contact</a>, nous confirmons dans la journée.</p>',
    },
  },
  {
    key: 'laden-lausanne',
    date: '2026-06-02',
    picture: 'hero-baking',
    alt: text(
      'Formen und Schüsseln auf einem Tisch',
      'Tins and bowls on a table',
      'Moules et bols sur une table',
    ),
    name: text('Neuer Laden in Lausanne', 'A new shop in Lausanne', 'Un nouveau magasin à Lausanne'),
    teaser: text(
      'An der Rue de Bourg 20 steht jetzt ein Herd im Schaufenster. Probekochen ist erwünscht.',
      'There is now a cooker in the window at Rue de Bourg 20. Please do try it.',
      'À la rue de Bourg 20, une cuisinière trône en vitrine. On peut s’en servir.',
    ),
    tags: SHOP,
    body: {
      de: '<p>Seit heute gibt es uns am Genfersee. Der Laden ist 90 Quadratmeter gross, hat das ganze Sortiment, eine Annahme für Reparaturen und einen Herd, an dem man ausprobiert, bevor man kauft.</p><p>Claire Rochat führt ihn mit drei Leuten. Sie spricht Französisch, Deutsch und Englisch und macht den besten <a href="category:recipe-papet-vaudois">Papet</a> im Haus. Offen ist Dienstag bis Freitag von 10 bis 18.30 Uhr, Samstag von 9 bis 17 Uhr. In der ersten Woche schleifen wir jedes mitgebrachte Messer gratis.</p>',
      en: '<p>From today you find us by Lake Geneva. The shop has 90 square metres, the whole range, a counter for repairs and a cooker to try things on before you buy.</p><p>Claire Rochat runs it with a team of three. She speaks French, German and English and makes the best <a href="category:recipe-papet-vaudois">papet</a> in the house. Open Tuesday to Friday, 10 am to 6.30 pm, Saturday 9 am to 5 pm. In the first week we sharpen any knife you bring, free of charge.</p>',
      fr: '<p>Dès aujourd’hui, nous sommes au bord du Léman. Le magasin fait 90 mètres carrés, avec tout l’assortiment, un comptoir pour les réparations et une cuisinière pour essayer avant d’acheter.</p><p>Claire Rochat le dirige avec une équipe de trois. Elle parle français, allemand et anglais, et fait le meilleur <a href="category:recipe-papet-vaudois">papet</a> de la maison. Ouvert du mardi au vendredi de 10 h à 18 h 30, le samedi de 9 h à 17 h. La première semaine, nous aiguisons gratuitement les couteaux apportés.</p>',
    },
  },
  {
    key: 'inventur',
    date: '2025-12-29',
    picture: 'post-jars',
    alt: text(
      'Drei Vorratsgläser auf einem Tisch',
      'Three storage jars on a table',
      'Trois bocaux sur une table',
    ),
    name: text('Inventur: zwei Tage Pause', 'Stocktaking: two days off', 'Inventaire : deux jours de pause'),
    teaser: text(
      'Am 5. und 6. Januar zählen wir Schrauben. Bestellt werden kann trotzdem.',
      'On 5 and 6 January we count screws. You can order all the same.',
      'Les 5 et 6 janvier, nous comptons les vis. On peut commander quand même.',
    ),
    tags: SHOP,
    body: {
      de: '<p>Einmal im Jahr zählen wir alles, auch die 1400 Schubladen mit Ersatzteilen. Am Montag, 5., und Dienstag, 6. Januar, bleiben Läden und Werkstatt deshalb geschlossen.</p><p>Der Shop im Netz läuft weiter. Was Sie an diesen Tagen bestellen, verlässt das Haus am Mittwoch, 7. Januar. Reparaturen, die schon bei uns liegen, verzögern sich um zwei Tage. Wer dringend eine Dichtung braucht, schreibt uns: Irgendwer sitzt immer auf der richtigen Schublade.</p>',
      en: '<p>Once a year we count everything, including 1,400 drawers of spare parts. Shops and workshop are therefore closed on Monday 5 and Tuesday 6 January.</p><p>The web shop carries on. Whatever you order on those days leaves the house on Wednesday 7 January. Repairs that are already with us are delayed by two days. If you urgently need a seal, write to us: somebody is always sitting on the right drawer.</p>',
      fr: '<p>Une fois l’an, nous comptons tout, y compris les 1400 tiroirs de pièces de rechange. Les magasins et l’atelier restent donc fermés lundi 5 et mardi 6 janvier.</p><p>La boutique en ligne continue. Ce que vous commandez ces jours-là part le mercredi 7 janvier. Les réparations en cours prennent deux jours de retard. S’il vous faut un joint d’urgence, écrivez-nous : il y a toujours quelqu’un assis sur le bon tiroir.</p>',
    },
  },
];
