import type { DemoArticle } from '../entry.ts';
import { text } from '../text.ts';

/** From the workshop and from those who work for it. */
export const workshopPosts: readonly DemoArticle[] = [
  {
    key: 'werkstattbesuch',
    date: '2026-11-17',
    author: 'Nora Wyss',
    picture: 'hero-tools',
    alt: text(
      'Küchenwerkzeug in einer Reihe an der Werkstattwand',
      'Kitchen tools in a row on the workshop wall',
      'Ustensiles de cuisine alignés au mur de l’atelier',
    ),
    name: text('Ein Morgen in der Werkstatt', 'A morning in the workshop', 'Une matinée à l’atelier'),
    teaser: text(
      'Um sieben brennt an der Sägegasse Licht. Bis zum Mittag sind elf Pfannen, drei Messer und eine Kaffeekanne wieder ganz.',
      'At seven there is light in Sägegasse. By noon eleven pans, three knives and a coffee pot are whole again.',
      'À sept heures, il y a de la lumière à la Sägegasse. À midi, onze poêles, trois couteaux et une cafetière sont réparés.',
    ),
    tags: { de: ['Werkstatt', 'Reparatur'], en: ['Workshop', 'Repairs'], fr: ['Atelier', 'Réparation'] },
    products: ['knob-alva', 'handle-forte', 'seal-forte-22', 'wood-handle'],
    body: {
      de: '<p>Die erste Kiste kommt mit der Post um Viertel nach sieben. Hanna Lüthi schlitzt das Klebeband auf und stellt alles auf den langen Tisch: Pfannen ohne Stiel, Töpfe mit Beulen, einen Dampfkochtopf, an dem ein Zettel klebt. «Pfeift nicht mehr. Ich schon.»</p><h2>Zuerst wird gefragt</h2><p>Bevor jemand zum Hammer greift, bekommt jede Kundin eine Nachricht mit dem Preis. Etwa jede zehnte sagt ab, dann geht das Stück gratis zurück. Die anderen neun kommen in eines von drei Fächern: Niete, Schliff, Zinn.</p><h2>Die Niete</h2><p>Ein lockerer Griff ist der häufigste Schaden. Die alte Niete wird ausgebohrt, die neue glühend gesetzt. Drei Schläge, mehr braucht es nicht, aber sie müssen sitzen. Beat Gerber macht das seit 31 Jahren.</p><blockquote><p>Wer eine Pfanne klebt, hat sie schon aufgegeben.</p></blockquote><h2>Das Lager</h2><p>Hinter der Werkstatt stehen 1400 Schubladen mit Dichtungen, Ventilen und Knöpfen. Die älteste Form ist von 1961. Solange es sie gibt, gibt es auch das <a href="category:spares">Ersatzteil</a>. Jeden ersten Samstag im Monat ist die Türe offen: Bringen Sie mit, was klappert.</p>',
      en: '<p>The first crate arrives with the post at a quarter past seven. Hanna Lüthi slits the tape and sets everything on the long table: pans without handles, dented pots, a pressure cooker with a note stuck to it. “Has stopped whistling. I have not.”</p><h2>First, a question</h2><p>Before anybody picks up a hammer, every customer gets a message with the price. About one in ten declines, and the piece goes back free of charge. The other nine go into one of three trays: rivet, grind, tin.</p><h2>The rivet</h2><p>A loose handle is the commonest complaint. The old rivet is drilled out, the new one set red hot. Three blows, no more, but they have to land. Beat Gerber has been doing it for 31 years.</p><blockquote><p>Whoever glues a pan has already given it up.</p></blockquote><h2>The store</h2><p>Behind the workshop stand 1,400 drawers of seals, valves and knobs. The oldest mould dates from 1961. As long as it exists, so does the <a href="category:spares">spare part</a>. On the first Saturday of each month the door is open: bring whatever rattles.</p>',
      fr: '<p>La première caisse arrive avec la poste à sept heures et quart. Hanna Lüthi fend le ruban et pose tout sur la longue table : des poêles sans manche, des casseroles cabossées, une marmite à pression avec un billet collé dessus. « Ne siffle plus. Moi, si. »</p><h2>D’abord, on demande</h2><p>Avant qu’on saisisse le marteau, chaque cliente reçoit un message avec le prix. Une sur dix renonce, et la pièce repart gratuitement. Les neuf autres vont dans l’un des trois bacs : rivet, meule, étain.</p><h2>Le rivet</h2><p>La poignée qui bouge est le mal le plus courant. On perce l’ancien rivet, on pose le nouveau rougi au feu. Trois coups, pas plus, mais justes. Beat Gerber fait cela depuis 31 ans.</p><blockquote><p>Qui colle une poêle y a déjà renoncé.</p></blockquote><h2>Le stock</h2><p>Derrière l’atelier, 1400 tiroirs de joints, de soupapes et de boutons. Le plus vieux moule date de 1961. Tant qu’il existe, la <a href="category:spares">pièce de rechange</a> existe aussi. Chaque premier samedi du mois, la porte est ouverte : apportez ce qui branle.</p>',
    },
  },
  {
    key: 'email',
    date: '2026-09-08',
    author: 'Nora Wyss',
    picture: 'cocotte-above',
    alt: text('Rote Cocotte von oben', 'Red casserole from above', 'Cocotte rouge vue d’en haut'),
    name: text(
      'Wie die Farbe aufs Eisen kommt',
      'How colour gets onto iron',
      'Comment la couleur vient à la fonte',
    ),
    teaser: text(
      'Email ist Glas. Zweimal bei 820 Grad gebrannt, wird aus grauem Pulver das Rot, das jeder kennt.',
      'Enamel is glass. Fired twice at 820 degrees, grey powder becomes the red that everyone knows.',
      'L’émail est du verre. Cuite deux fois à 820 degrés, une poudre grise devient le rouge que chacun connaît.',
    ),
    tags: { de: ['Werkstatt', 'Email'], en: ['Workshop', 'Enamel'], fr: ['Atelier', 'Émail'] },
    products: ['cocotte-alva', 'cocotte-mini', 'braiser-alva'],
    body: {
      de: '<p>In der Giesserei im Emmental ist es auch im Februar warm. Jede Cocotte entsteht in einer Form aus Sand, die danach zerschlagen wird; zwei gleiche gibt es streng genommen nicht.</p><h2>Schleifen, strahlen, tauchen</h2><p>Der Rohling ist grau und rau. Er wird mit Stahlkies gestrahlt, bis er matt glänzt, denn Email haftet nur auf sauberem Eisen. Dann kommt der Grund: ein Brei aus Glasmehl, Ton und Wasser, in den der Topf getaucht wird. Er trocknet zu einer Haut, die aussieht wie Mehlsuppe.</p><h2>Der erste Brand</h2><p>Acht Minuten bei 820 Grad. Das Glas schmilzt und verbindet sich mit dem Eisen, es liegt nicht darauf, es ist darin. Jetzt ist der Topf schwarz. Erst die zweite Schicht bringt die Farbe.</p><blockquote><p>Rot ist am schwierigsten. Zehn Grad zu viel, und es wird Leber.</p></blockquote><h2>Was das für Sie heisst</h2><ul><li>Email ist hart wie Glas und spröde wie Glas: nichts Schweres hineinfallen lassen.</li><li>Kein Kaltwasser auf den heissen Topf.</li><li>Feine Haarrisse im Rand sind normal, ein Splitter ist ein Fall für die <a href="category:warranty">Garantie</a>.</li></ul>',
      en: '<p>In the Emmental foundry it is warm even in February. Every casserole is cast in a mould of sand that is broken afterwards; strictly speaking, no two are alike.</p><h2>Grind, blast, dip</h2><p>The casting is grey and rough. It is blasted with steel grit until it has a dull shine, because enamel only sticks to clean iron. Then comes the ground coat: a slurry of glass powder, clay and water into which the pot is dipped. It dries to a skin the colour of flour soup.</p><h2>The first firing</h2><p>Eight minutes at 820 degrees. The glass melts and bonds with the iron: it does not lie on it, it is in it. Now the pot is black. Only the second coat brings the colour.</p><blockquote><p>Red is the hardest. Ten degrees too many and it turns to liver.</p></blockquote><h2>What that means for you</h2><ul><li>Enamel is as hard as glass and as brittle as glass: drop nothing heavy into it.</li><li>No cold water in a hot pot.</li><li>Fine crazing at the rim is normal; a chip is a case for the <a href="category:warranty">guarantee</a>.</li></ul>',
      fr: '<p>Dans la fonderie de l’Emmental, il fait chaud même en février. Chaque cocotte naît dans un moule de sable qu’on brise ensuite ; à vrai dire, il n’y en a pas deux pareilles.</p><h2>Meuler, sabler, tremper</h2><p>La pièce brute est grise et rugueuse. On la grenaille jusqu’à un éclat mat, car l’émail ne tient que sur un fer propre. Puis vient la sous-couche : une barbotine de poudre de verre, d’argile et d’eau où l’on plonge le pot. Elle sèche en une peau couleur de soupe à la farine.</p><h2>La première cuisson</h2><p>Huit minutes à 820 degrés. Le verre fond et s’unit au fer : il n’est pas dessus, il est dedans. Le pot est alors noir. C’est la seconde couche qui apporte la couleur.</p><blockquote><p>Le rouge est le plus difficile. Dix degrés de trop, et c’est du foie.</p></blockquote><h2>Ce que cela signifie pour vous</h2><ul><li>L’émail est dur et cassant comme le verre : n’y laissez rien tomber de lourd.</li><li>Pas d’eau froide dans un pot brûlant.</li><li>De fines craquelures au bord sont normales ; un éclat relève de la <a href="category:warranty">garantie</a>.</li></ul>',
    },
  },
  {
    key: 'salz-aus-bex',
    date: '2026-04-28',
    author: 'Claire Rochat',
    picture: 'post-salt',
    alt: text(
      'Steinmörser mit Salz, Pfefferkörner und Kräuter',
      'Stone mortar with salt, peppercorns and herbs',
      'Mortier en pierre, sel, grains de poivre et herbes',
    ),
    name: text('Salz aus dem Berg', 'Salt from the mountain', 'Le sel de la montagne'),
    teaser: text(
      'Fünfzig Kilometer Stollen unter den Waadtländer Alpen: ein Besuch in Bex, wo seit 1554 Salz gewonnen wird.',
      'Fifty kilometres of galleries under the Vaud Alps: a visit to Bex, where salt has been won since 1554.',
      'Cinquante kilomètres de galeries sous les Alpes vaudoises : visite à Bex, où l’on extrait le sel depuis 1554.',
    ),
    tags: { de: ['Gewürze', 'Besuch'], en: ['Spices', 'Visit'], fr: ['Épices', 'Visite'] },
    products: ['spice-salz', 'mill-salz', 'mortar-granit'],
    body: {
      de: '<p>Der Grubenzug rumpelt anderthalb Kilometer in den Berg. Dann steht man in einer Halle, in der es immer 17 Grad hat, und leckt an der Wand. Das machen alle.</p><h2>Vor 200 Millionen Jahren</h2><p>Hier war ein Meer. Es verdunstete, das Salz blieb liegen, dann schoben sich die Alpen darüber. Heute wird Süsswasser in den Fels gepumpt, es löst das Salz und kommt als Sole zurück, zehnmal so salzig wie der Ozean.</p><h2>Die Blume</h2><p>Das meiste wird eingedampft und getrocknet. Ein kleiner Teil aber ruht in flachen Becken, bis sich an der Oberfläche Kristalle bilden, Pyramiden so gross wie ein Reiskorn. Sie werden von Hand abgeschöpft, wie Rahm. Das ist das Fleur de Sel, das wir abfüllen.</p><ul><li>Zum Kochen reicht feines Salz.</li><li>Fleur de Sel gehört auf den Teller, im letzten Moment.</li><li>In die Mühle gehört nur trockenes Steinsalz, sonst verklumpt sie.</li></ul><blockquote><p>Man schmeckt nicht das Salz. Man schmeckt endlich die Tomate.</p></blockquote><p>Die Mine kann besucht werden; ziehen Sie sich warm an und planen Sie drei Stunden ein.</p>',
      en: '<p>The mine train rattles a mile into the mountain. Then you stand in a hall where it is always 17 degrees and lick the wall. Everybody does.</p><h2>Two hundred million years ago</h2><p>There was a sea here. It evaporated, the salt stayed, and the Alps pushed over it. Today fresh water is pumped into the rock, dissolves the salt and returns as brine, ten times as salty as the ocean.</p><h2>The flower</h2><p>Most of it is boiled down and dried. But a little rests in shallow pans until crystals form on the surface, pyramids the size of a grain of rice. They are skimmed off by hand, like cream. That is the fleur de sel that we put in jars.</p><ul><li>For cooking, fine salt will do.</li><li>Fleur de sel belongs on the plate, at the last moment.</li><li>Only dry rock salt goes in a mill, or it clogs.</li></ul><blockquote><p>You do not taste the salt. At last you taste the tomato.</p></blockquote><p>The mine can be visited; dress warmly and allow three hours.</p>',
      fr: '<p>Le petit train s’enfonce d’un kilomètre et demi dans la montagne en brinquebalant. On se retrouve dans une salle où il fait toujours 17 degrés, et on lèche le mur. Tout le monde le fait.</p><h2>Il y a 200 millions d’années</h2><p>Ici, c’était la mer. Elle s’est évaporée, le sel est resté, puis les Alpes l’ont recouvert. Aujourd’hui, on injecte de l’eau douce dans la roche ; elle dissout le sel et revient en saumure, dix fois plus salée que l’océan.</p><h2>La fleur</h2><p>L’essentiel est évaporé et séché. Mais une petite part repose dans des bassins plats jusqu’à ce que des cristaux se forment en surface, des pyramides grosses comme un grain de riz. On les récolte à la main, comme de la crème. C’est la fleur de sel que nous mettons en bocaux.</p><ul><li>Pour cuire, le sel fin suffit.</li><li>La fleur de sel va dans l’assiette, au dernier moment.</li><li>Dans le moulin, seulement du sel gemme bien sec, sinon il se bloque.</li></ul><blockquote><p>On ne goûte pas le sel. On goûte enfin la tomate.</p></blockquote><p>La mine se visite ; habillez-vous chaudement et comptez trois heures.</p>',
    },
  },
];
