import type { DemoArticle } from '../entry.ts';
import { text } from '../text.ts';

/** How things last. */
export const carePosts: readonly DemoArticle[] = [
  {
    key: 'gusseisen-pflegen',
    date: '2026-11-10',
    author: 'Hanna Lüthi',
    picture: 'post-cast-iron',
    alt: text(
      'Eisenpfanne von oben mit Salz und Öl auf einem Tuch',
      'Iron pan from above with salt and oil on a cloth',
      'Poêle en fer vue d’en haut, sel et huile sur un linge',
    ),
    name: text(
      'Gusseisen pflegen, ohne Angst',
      'Caring for cast iron without fear',
      'Entretenir la fonte sans crainte',
    ),
    teaser: text(
      'Kaum ein Material ist von so vielen Verboten umstellt. Die meisten dürfen Sie vergessen.',
      'Few materials are hedged about with so many prohibitions. Most of them you may forget.',
      'Peu de matériaux sont entourés d’autant d’interdits. Vous pouvez en oublier la plupart.',
    ),
    tags: {
      de: ['Pflege', 'Gusseisen'],
      en: ['Care', 'Cast iron'],
      fr: ['Entretien', 'Fonte'],
    },
    products: ['pan-eisen', 'cocotte-alva', 'oil-raps'],
    body: {
      de: '<p>Auf dem Tisch der Werkstatt liegt eine Pfanne von 1958. Jemand hat sie zwanzig Jahre im Keller vergessen, sie ist rot vom Rost. Eine Stunde später brät Hanna Lüthi darin ein Spiegelei, und es klebt nicht.</p><h2>Rost ist kein Todesurteil</h2><p>Rost sitzt auf der Oberfläche. Stahlwolle, heisses Wasser, ein Tropfen Spülmittel: weg. Ja, Spülmittel. Die Patina ist verharztes Öl und längst keine Seife mehr, die sich lösen liesse. Wichtig ist nur, die Pfanne danach auf dem Herd ganz zu trocknen.</p><h2>Einbrennen in drei Schritten</h2><ul><li>Die saubere Pfanne auf 100 °C wärmen und mit Rapsöl ganz dünn einreiben.</li><li>Das Öl wieder abwischen, als hätte man sich geirrt. Was bleibt, ist die richtige Menge.</li><li>Kopfüber eine Stunde bei 230 °C in den Ofen, darin auskühlen lassen.</li></ul><p>Zwei- bis dreimal wiederholen. Danach besorgt das Braten den Rest.</p><blockquote><p>Am besten pflegt man sie, indem man jeden Tag etwas darin brät.</p></blockquote><h2>Und die emaillierte Cocotte?</h2><p>Sie braucht nichts davon. Angebranntes weicht man mit Wasser und einem Löffel Natron ein. Nur leer auf voller Flamme mag sie nicht: Email und Eisen dehnen sich verschieden aus. Mehr dazu steht in der <a href="category:material-guide">Materialkunde</a>.</p>',
      en: '<p>On the workshop table lies a pan from 1958. Somebody forgot it in a cellar for twenty years and it is red with rust. An hour later Hanna Lüthi fries an egg in it, and the egg slides.</p><h2>Rust is no death sentence</h2><p>Rust sits on the surface. Steel wool, hot water and a drop of washing-up liquid remove it. Yes, washing-up liquid: the patina is hardened oil and no longer anything soap could dissolve. All that matters is to dry the pan completely on the hob afterwards.</p><h2>Seasoning in three steps</h2><ul><li>Warm the clean pan to 100 °C and rub it very thinly with rapeseed oil.</li><li>Wipe the oil off again as if it had been a mistake. What remains is the right amount.</li><li>Put it upside down in the oven at 230 °C for an hour and let it cool there.</li></ul><p>Repeat two or three times. Frying does the rest.</p><blockquote><p>The best care is to fry something in it every day.</p></blockquote><h2>And the enamelled casserole?</h2><p>It needs none of this. Soak burnt food with water and a spoonful of bicarbonate of soda. It only dislikes being empty over full heat, because enamel and iron expand differently. There is more in our <a href="category:material-guide">guide to materials</a>.</p>',
      fr: '<p>Sur l’établi, une poêle de 1958. On l’a oubliée vingt ans dans une cave, elle est rouge de rouille. Une heure plus tard, Hanna Lüthi y cuit un œuf au plat, et il n’attache pas.</p><h2>La rouille n’est pas une condamnation</h2><p>La rouille reste en surface. Paille de fer, eau chaude, une goutte de liquide vaisselle : elle part. Oui, du liquide vaisselle. La patine est une huile durcie que le savon ne dissout plus. L’essentiel est de bien sécher la poêle sur le feu.</p><h2>Culotter en trois gestes</h2><ul><li>Chauffer la poêle propre à 100 °C et l’enduire d’un film d’huile de colza.</li><li>Essuyer l’huile comme si c’était une erreur. Ce qui reste est la bonne quantité.</li><li>La retourner une heure au four à 230 °C et l’y laisser refroidir.</li></ul><p>Répéter deux ou trois fois. La cuisson fera le reste.</p><blockquote><p>Le meilleur entretien, c’est d’y cuire quelque chose chaque jour.</p></blockquote><h2>Et la cocotte émaillée ?</h2><p>Elle n’a besoin de rien de tout cela. Les fonds brûlés se détrempent avec de l’eau et une cuillère de bicarbonate. Elle craint seulement d’être chauffée vide à plein feu : émail et fer ne se dilatent pas de la même façon. La suite est dans <a href="category:material-guide">Les matériaux</a>.</p>',
    },
  },
  {
    key: 'messer-schaerfen',
    date: '2026-10-20',
    author: 'Beat Gerber',
    picture: 'post-sharpening',
    alt: text(
      'Kochmesser und Wetzstahl auf einem Holzbrett',
      'Chef’s knife and honing steel on a wooden board',
      'Couteau de chef et fusil à aiguiser sur une planche',
    ),
    name: text('Wetzen ist nicht Schleifen', 'Honing is not sharpening', 'Affiler n’est pas aiguiser'),
    teaser: text(
      'Der Stahl richtet die Schneide auf, der Stein macht sie neu. Wer beides kennt, braucht selten Hilfe.',
      'The steel straightens the edge, the stone makes a new one. Know both and you rarely need help.',
      'Le fusil redresse le fil, la pierre en refait un. Qui connaît les deux a rarement besoin d’aide.',
    ),
    tags: { de: ['Messer', 'Pflege'], en: ['Knives', 'Care'], fr: ['Couteaux', 'Entretien'] },
    products: ['steel-wetz', 'knife-chef-grat', 'knife-chef-nuss'],
    body: {
      de: '<p>Ein Messer wird nicht stumpf, es legt sich um. Unter dem Mikroskop sieht die Schneide nach einer Woche Zwiebeln aus wie eine Welle am Strand. Der Wetzstahl stellt sie wieder auf, ohne Material wegzunehmen.</p><h2>Am Stahl</h2><p>Den Stahl senkrecht auf ein Tuch stellen. Die Klinge mit 15 Grad anlegen, das entspricht etwa einer Streichholzschachtel unter dem Rücken, und in einem Zug vom Griff bis zur Spitze nach unten ziehen. Links, rechts, fünfmal. Ohne Druck: Das Gewicht des Messers reicht.</p><h2>Am Stein</h2><p>Wenn der Stahl nicht mehr hilft, nach einem halben Jahr vielleicht, ist der Stein dran. Zehn Minuten wässern, Körnung 1000, dann 3000. Immer den gleichen Winkel halten, bis auf der Gegenseite ein feiner Grat zu spüren ist. Dann wenden.</p><blockquote><p>Die Tomate ist der ehrlichste Prüfer: Ein scharfes Messer sinkt ein, bevor man drückt.</p></blockquote><h2>Was Schneiden verdirbt</h2><ul><li>Glas, Stein und Teller als Unterlage</li><li>die Spülmaschine</li><li>die Schublade, in der Klinge an Klinge schlägt</li></ul><p>Und wenn eine Scharte drin ist: Schicken Sie uns das Messer. In der <a href="category:repair-info">Werkstatt</a> kostet das Schleifen neun Franken.</p>',
      en: '<p>A knife does not go blunt, it folds over. After a week of onions the edge looks like a breaking wave under the microscope. The honing steel stands it up again without removing metal.</p><h2>On the steel</h2><p>Stand the steel upright on a cloth. Set the blade at 15 degrees, about a matchbox under the spine, and draw it down in one stroke from heel to tip. Left, right, five times. No pressure: the weight of the knife is enough.</p><h2>On the stone</h2><p>When the steel no longer helps, after six months perhaps, it is time for the stone. Soak it for ten minutes; grit 1000, then 3000. Keep the same angle until you feel a fine burr on the far side, then turn over.</p><blockquote><p>A tomato is the most honest judge: a sharp knife sinks in before you press.</p></blockquote><h2>What ruins an edge</h2><ul><li>glass, stone and plates as a cutting surface</li><li>the dishwasher</li><li>the drawer where blade knocks against blade</li></ul><p>And if there is a nick in it, send us the knife. Sharpening costs nine francs in the <a href="category:repair-info">workshop</a>.</p>',
      fr: '<p>Un couteau ne s’émousse pas, il se couche. Après une semaine d’oignons, le fil vu au microscope ressemble à une vague qui déferle. Le fusil le redresse sans enlever de métal.</p><h2>Au fusil</h2><p>Poser le fusil debout sur un linge. Présenter la lame à 15 degrés, une boîte d’allumettes sous le dos, et tirer vers le bas d’un seul geste, du talon à la pointe. À gauche, à droite, cinq fois. Sans appuyer : le poids du couteau suffit.</p><h2>À la pierre</h2><p>Quand le fusil ne suffit plus, au bout de six mois peut-être, place à la pierre. Dix minutes d’eau, grain 1000, puis 3000. Garder le même angle jusqu’à sentir un léger morfil de l’autre côté, puis retourner.</p><blockquote><p>La tomate est le juge le plus honnête : un couteau qui coupe y entre avant qu’on appuie.</p></blockquote><h2>Ce qui abîme un fil</h2><ul><li>le verre, la pierre et les assiettes comme support</li><li>le lave-vaisselle</li><li>le tiroir où les lames s’entrechoquent</li></ul><p>Et si la lame est ébréchée, envoyez-la-nous : à l’<a href="category:repair-info">atelier</a>, l’aiguisage coûte neuf francs.</p>',
    },
  },
  {
    key: 'holz-oelen',
    date: '2026-06-23',
    author: 'Beat Gerber',
    picture: 'post-boards',
    alt: text(
      'Drei Holzbretter, eines frisch geölt',
      'Three wooden boards, one freshly oiled',
      'Trois planches en bois, l’une fraîchement huilée',
    ),
    name: text('Ein Brett für dreissig Jahre', 'A board for thirty years', 'Une planche pour trente ans'),
    teaser: text(
      'Holz tötet Bakterien besser als Kunststoff, wenn man es trocknen lässt. Einmal im Monat will es Öl.',
      'Wood kills bacteria better than plastic does, provided it may dry. Once a month it wants oil.',
      'Le bois tue mieux les bactéries que le plastique, pourvu qu’il sèche. Une fois par mois, il veut de l’huile.',
    ),
    tags: { de: ['Pflege', 'Holz'], en: ['Care', 'Wood'], fr: ['Entretien', 'Bois'] },
    products: ['board-stab', 'board-stirn', 'oil-holz'],
    body: {
      de: '<p>Das Hackbrett von Beat Gerbers Grossmutter ist in der Mitte zwei Zentimeter dünner als am Rand. Sechzig Jahre Petersilie. Er hobelt es alle zehn Jahre ab, und dann ist es wieder neu.</p><h2>Nach dem Kochen</h2><p>Mit heissem Wasser und einer Bürste abwaschen, beide Seiten, damit es sich nicht wirft. Aufrecht stellen, nie flach auf die Abtropffläche. Nach zwei Stunden sind die Keime auf trockenem Ahorn verschwunden; auf Kunststoff sitzen sie in den Schnitten und warten.</p><h2>Ölen</h2><ul><li>Brett trocken, Öl handwarm: Leinöl oder Baumnussöl, das aushärtet. Olivenöl wird ranzig.</li><li>Grosszügig auftragen, zwanzig Minuten warten, den Überschuss abreiben.</li><li>Den Lappen nass machen, bevor er in den Abfall kommt. Leinöl kann sich selbst entzünden.</li></ul><h2>Wenn es riecht</h2><p>Grobes Salz und eine halbe Zitrone, fünf Minuten reiben, abspülen. Knoblauch gibt auf.</p><blockquote><p>Ein Riss vom Rand her ist kein Schaden, sondern ein Brief: Das Brett hatte Durst.</p></blockquote><p>Tiefe Kerben schleifen wir aus, gespaltene Bretter leimen wir. Fragen Sie in der <a href="category:repair-info">Werkstatt</a>.</p>',
      en: '<p>The chopping board of Beat Gerber’s grandmother is two centimetres thinner in the middle than at the edge. Sixty years of parsley. He planes it every ten years, and then it is new again.</p><h2>After cooking</h2><p>Scrub it with hot water and a brush, both sides, so that it does not warp. Stand it upright, never flat on the draining board. On dry maple the germs are gone in two hours; on plastic they sit in the cuts and wait.</p><h2>Oiling</h2><ul><li>Dry board, lukewarm oil: linseed or walnut, which hardens. Olive oil turns rancid.</li><li>Apply it generously, wait for twenty minutes and rub off what is left.</li><li>Wet the cloth before it goes in the bin. Linseed oil can catch fire by itself.</li></ul><h2>When it smells</h2><p>Coarse salt and half a lemon, five minutes of rubbing, a rinse. Garlic gives in.</p><blockquote><p>A crack from the edge is not damage but a letter: the board was thirsty.</p></blockquote><p>We sand out deep cuts and glue split boards. Ask in the <a href="category:repair-info">workshop</a>.</p>',
      fr: '<p>La planche de la grand-mère de Beat Gerber a deux centimètres de moins au milieu qu’au bord. Soixante ans de persil. Il la rabote tous les dix ans, et la voilà neuve.</p><h2>Après la cuisine</h2><p>Brosser à l’eau chaude, des deux côtés pour qu’elle ne voile pas. La ranger debout, jamais à plat sur l’égouttoir. Sur un érable sec, les germes disparaissent en deux heures ; sur le plastique, ils attendent dans les entailles.</p><h2>Huiler</h2><ul><li>Planche sèche, huile tiède : lin ou noix, qui durcissent. L’huile d’olive rancit.</li><li>Appliquer sans compter, attendre vingt minutes, essuyer l’excédent.</li><li>Mouiller le chiffon avant de le jeter. L’huile de lin peut s’enflammer seule.</li></ul><h2>Quand elle sent</h2><p>Gros sel et demi-citron, frotter cinq minutes, rincer. L’ail capitule.</p><blockquote><p>Une fente venue du bord n’est pas un défaut, c’est une lettre : la planche avait soif.</p></blockquote><p>Nous ponçons les entailles et recollons les planches fendues. Demandez à l’<a href="category:repair-info">atelier</a>.</p>',
    },
  },
];
