import type { DemoArticle } from '../entry.ts';
import { text } from '../text.ts';

/** How we cook, and with what. */
export const kitchenPosts: readonly DemoArticle[] = [
  {
    key: 'welche-pfanne',
    date: '2026-08-04',
    author: 'Reto Aebi',
    picture: 'post-pans',
    alt: text(
      'Zwei Pfannen von oben, eine mit Spiegelei',
      'Two pans from above, one with a fried egg',
      'Deux poêles vues d’en haut, l’une avec un œuf au plat',
    ),
    name: text('Drei Pfannen genügen', 'Three pans are enough', 'Trois poêles suffisent'),
    teaser: text(
      'Beschichtet, Edelstahl, Eisen: Wer weiss, wann welche, kocht besser und kauft weniger.',
      'Coated, stainless, iron: know which for what and you cook better and buy less.',
      'Antiadhésive, inox, fer : savoir laquelle et quand, c’est mieux cuisiner et moins acheter.',
    ),
    tags: { de: ['Ratgeber', 'Pfannen'], en: ['Advice', 'Pans'], fr: ['Conseils', 'Poêles'] },
    products: ['pan-umbra', 'pan-linea', 'pan-eisen'],
    body: {
      de: '<p>In der Testküche hängen 24 Pfannen. Benutzt werden drei. Reto Aebi zählt auf, welche das sind und warum die anderen trotzdem hängen bleiben: «Für die Besucher.»</p><h2>Die beschichtete</h2><p>Für Eier, Fisch, Crêpes. Sie verzeiht alles ausser Hitze: Über 230 Grad zerfällt die Beschichtung. Also nie leer aufheizen, nie für ein Steak. Nach vier, fünf Jahren ist sie verbraucht, das ist normal und kein Mangel.</p><h2>Die aus Edelstahl</h2><p>Für alles mit Sauce. Was am Boden haftet, löst der Wein, und genau das ist der Geschmack. Der Trick gegen das Kleben: die Pfanne zuerst leer heiss werden lassen, bis ein Wassertropfen als Kugel tanzt, dann erst das Fett.</p><h2>Die aus Eisen</h2><p>Für Fleisch und Rösti. Sie speichert Hitze, die eine dünne Pfanne sofort verliert. Sie wiegt zwei Kilo, und das soll sie.</p><ul><li>Induktion: alle drei gehen.</li><li>Ofen: Edelstahl und Eisen, bis 250 Grad.</li><li>Spülmaschine: nur Edelstahl.</li></ul><blockquote><p>Die teuerste Pfanne ist die, die man zweimal kauft.</p></blockquote><p>Wer eine vierte will: die <a href="product:pan-crepe">Crêpepfanne</a>. Man braucht sie nicht, aber sie macht Freude.</p>',
      en: '<p>Twenty-four pans hang in the test kitchen. Three are used. Reto Aebi lists them, and says why the others keep hanging: “For visitors.”</p><h2>The coated one</h2><p>For eggs, fish and crêpes. It forgives everything but heat: above 230 degrees the coating breaks down. So never heat it empty, never for a steak. After four or five years it is worn out, which is normal and no defect.</p><h2>The stainless one</h2><p>For anything with a sauce. Whatever sticks to the base is loosened by the wine, and that is exactly where the flavour is. The trick against sticking: heat the pan empty until a drop of water dances as a bead, and only then add the fat.</p><h2>The iron one</h2><p>For meat and rösti. It stores heat that a thin pan loses at once. It weighs two kilos, and so it should.</p><ul><li>Induction: all three work.</li><li>Oven: stainless and iron, up to 250 degrees.</li><li>Dishwasher: stainless only.</li></ul><blockquote><p>The dearest pan is the one you buy twice.</p></blockquote><p>If you want a fourth: the <a href="product:pan-crepe">crêpe pan</a>. You do not need it, but it is a pleasure.</p>',
      fr: '<p>Vingt-quatre poêles sont suspendues dans la cuisine d’essai. On en utilise trois. Reto Aebi les énumère et explique pourquoi les autres restent accrochées : « Pour les visiteurs. »</p><h2>L’antiadhésive</h2><p>Pour les œufs, le poisson, les crêpes. Elle pardonne tout sauf la chaleur : au-delà de 230 degrés, le revêtement se décompose. Donc jamais chauffée vide, jamais pour un steak. Après quatre ou cinq ans elle est usée ; c’est normal, ce n’est pas un défaut.</p><h2>Celle en inox</h2><p>Pour tout ce qui a une sauce. Ce qui attache au fond, le vin le décolle, et c’est là qu’est le goût. L’astuce : chauffer la poêle vide jusqu’à ce qu’une goutte d’eau y danse en perle, puis seulement mettre la matière grasse.</p><h2>Celle en fer</h2><p>Pour la viande et les rösti. Elle garde une chaleur qu’une poêle mince perd aussitôt. Elle pèse deux kilos, et c’est voulu.</p><ul><li>Induction : les trois conviennent.</li><li>Four : inox et fer, jusqu’à 250 degrés.</li><li>Lave-vaisselle : inox seulement.</li></ul><blockquote><p>La poêle la plus chère est celle qu’on achète deux fois.</p></blockquote><p>S’il en faut une quatrième : la <a href="product:pan-crepe">crêpière</a>. Elle n’est pas nécessaire, mais elle fait plaisir.</p>',
    },
  },
  {
    key: 'warum-kupfer',
    date: '2026-07-16',
    author: 'Reto Aebi',
    picture: 'post-copper',
    alt: text(
      'Kupferkasserolle auf einem Tisch',
      'Copper saucepan on a table',
      'Casserole en cuivre sur une table',
    ),
    name: text(
      'Warum Köche Kupfer lieben',
      'Why cooks love copper',
      'Pourquoi les cuisiniers aiment le cuivre',
    ),
    teaser: text(
      'Es läuft an, es ist schwer, es ist teuer. Und es tut, was man will, in dem Augenblick, in dem man es will.',
      'It tarnishes, it is heavy, it is expensive. And it does what you want at the moment you want it.',
      'Il se ternit, il est lourd, il est cher. Et il fait ce qu’on veut à l’instant où on le veut.',
    ),
    tags: { de: ['Material', 'Kupfer'], en: ['Materials', 'Copper'], fr: ['Matériaux', 'Cuivre'] },
    products: ['saucepan-kupfer', 'casserole-kupfer', 'whisk-wirbel'],
    body: {
      de: '<p>Stellen Sie zwei Kasserollen nebeneinander auf dieselbe Flamme, eine aus Stahl, eine aus Kupfer, und giessen Sie Milch hinein. Nach einer Minute steigt sie in beiden. Nehmen Sie beide vom Feuer. In der einen sinkt sie sofort. In der anderen kocht sie über.</p><h2>Zwanzigmal schneller</h2><p>Kupfer leitet Wärme zwanzigmal besser als Edelstahl. Darum gibt es am Rand keine kalten Stellen und in der Mitte keine verbrannten. Für Zucker, Eiercreme und Beurre blanc ist das der Unterschied zwischen Gelingen und Glück.</p><h2>Das Futter</h2><p>Blankes Kupfer reagiert mit Säure, deshalb ist es innen belegt. Zinn ist weich und gleitet, verträgt aber nur 230 Grad. Stahl hält alles aus, ist aber etwas träger. Unsere <a href="product:saucepan-kupfer">Stielkasserolle</a> hat ein Futter aus Stahl, den Schmortopf verzinnen wir.</p><h2>Putzen oder nicht</h2><ul><li>Wer Glanz will: Mehl, Salz und Essig zu gleichen Teilen, auftragen, abspülen.</li><li>Wer keine Zeit hat: anlaufen lassen. Es kocht gleich gut.</li></ul><blockquote><p>Ein fleckiger Kupfertopf ist kein schmutziger, sondern ein gebrauchter.</p></blockquote>',
      en: '<p>Put two saucepans side by side over the same flame, one of steel, one of copper, and fill them with milk. After a minute it rises in both. Take both off the heat. In one it sinks at once. In the other it boils over.</p><h2>Twenty times faster</h2><p>Copper conducts heat twenty times better than stainless steel. So there are no cold spots at the edge and no burnt ones in the middle. For sugar, custard and beurre blanc that is the difference between skill and luck.</p><h2>The lining</h2><p>Bare copper reacts with acid, which is why it is lined. Tin is soft and slippery but only takes 230 degrees. Steel stands anything but is a little slower. Our <a href="product:saucepan-kupfer">saucepan</a> is lined with steel; the casserole we tin.</p><h2>To polish or not</h2><ul><li>For a shine: flour, salt and vinegar in equal parts; spread on, rinse off.</li><li>If you have no time: let it tarnish. It cooks just as well.</li></ul><blockquote><p>A stained copper pot is not a dirty one but a used one.</p></blockquote>',
      fr: '<p>Posez deux casseroles sur la même flamme, l’une en acier, l’autre en cuivre, et versez-y du lait. Après une minute, il monte dans les deux. Retirez-les du feu. Dans l’une, il redescend aussitôt. Dans l’autre, il déborde.</p><h2>Vingt fois plus vite</h2><p>Le cuivre conduit la chaleur vingt fois mieux que l’inox. Pas de zones froides au bord, rien de brûlé au centre. Pour le sucre, la crème anglaise et le beurre blanc, c’est la différence entre le métier et la chance.</p><h2>Le doublage</h2><p>Nu, le cuivre réagit à l’acide ; on le double donc. L’étain est tendre et glissant, mais ne supporte que 230 degrés. L’acier endure tout, en étant un peu plus lent. Notre <a href="product:saucepan-kupfer">casserole à manche</a> est doublée d’acier ; le faitout, nous l’étamons.</p><h2>Polir ou non</h2><ul><li>Pour l’éclat : farine, sel et vinaigre à parts égales, étaler, rincer.</li><li>Pas le temps : laisser ternir. Il cuit tout aussi bien.</li></ul><blockquote><p>Un cuivre taché n’est pas sale, il a servi.</p></blockquote>',
    },
  },
  {
    key: 'vorrat-anlegen',
    date: '2026-09-22',
    author: 'Monika Iten',
    picture: 'post-jars',
    alt: text(
      'Drei Vorratsgläser auf einem Holztisch',
      'Three storage jars on a wooden table',
      'Trois bocaux sur une table en bois',
    ),
    name: text(
      'Was im Glas über den Winter kommt',
      'What a jar can carry through winter',
      'Ce qu’un bocal fait passer l’hiver',
    ),
    teaser: text(
      'Einlegen, einsäuern, einkochen: drei Wege, ein Sommer. Mit Tabelle für den Kühlschrank.',
      'Pickling, fermenting, bottling: three ways, one summer. With a list for the fridge door.',
      'Au vinaigre, par fermentation, à chaud : trois façons, un été. Avec un aide-mémoire pour le frigo.',
    ),
    tags: { de: ['Vorrat', 'Ratgeber'], en: ['Preserving', 'Advice'], fr: ['Conserves', 'Conseils'] },
    products: ['jar-vorrat', 'jar-set', 'stockpot-linea'],
    body: {
      de: '<p>Im September kommt alles zugleich: Zwetschgen, Gurken, Tomaten, Bohnen. Monika Iten räumt dann zwei Regale frei und bindet sich die Schürze um. Drei Verfahren braucht sie, mehr nicht.</p><h2>Einsäuern</h2><p>Das älteste. Gemüse, zwei Prozent Salz, ein sauberes Glas. Milchsäurebakterien machen den Rest, in drei Wochen bei Zimmertemperatur. Das Gemüse muss immer unter der Lake liegen, ein Stein hilft.</p><h2>Einlegen</h2><p>Essig, Wasser und Zucker aufkochen, heiss über Gurken oder Zwiebeln giessen. Nach zwei Tagen essbar, nach zwei Wochen gut, im Kühlschrank drei Monate haltbar. Senfkörner und Dill gehören hinein; ein Meerrettichblatt hält die Gurken knackig.</p><h2>Einkochen</h2><p>Der heisse Inhalt kommt ins heisse Glas, dann 30 Minuten ins Wasserbad bei 90 Grad. So hält sich der <a href="category:recipe-tomatensugo">Tomatensugo</a> ein Jahr.</p><ul><li>Gläser zehn Minuten auskochen, nicht abtrocknen.</li><li>Ringe jedes Jahr erneuern, sie kosten fast nichts.</li><li>Datum aufs Glas. Man vergisst es doch.</li></ul><blockquote><p>Zischt ein Glas beim Öffnen nicht oder riecht es seltsam, dann weg damit. Probieren ist kein Mut, sondern Leichtsinn.</p></blockquote>',
      en: '<p>In September everything comes at once: plums, cucumbers, tomatoes, beans. Monika Iten clears two shelves and ties on her apron. She needs three methods, no more.</p><h2>Fermenting</h2><p>The oldest. Vegetables, two per cent salt, a clean jar. Lactic bacteria do the rest in three weeks at room temperature. The vegetables must stay under the brine; a stone helps.</p><h2>Pickling</h2><p>Boil vinegar, water and sugar and pour it hot over cucumbers or onions. Edible after two days, good after two weeks, and safe for three months in the fridge. Mustard seeds and dill belong in it; a horseradish leaf keeps cucumbers crisp.</p><h2>Bottling</h2><p>Hot contents go into a hot jar, then into a water bath at 90 degrees for 30 minutes. That way the <a href="category:recipe-tomatensugo">tomato sauce</a> keeps for a year.</p><ul><li>Boil the jars for ten minutes and do not dry them.</li><li>Renew the rings every year; they cost next to nothing.</li><li>Write the date on the jar. You will forget it.</li></ul><blockquote><p>If a jar does not hiss when opened, or smells odd, throw it out. Tasting is not courage but folly.</p></blockquote>',
      fr: '<p>En septembre, tout arrive en même temps : pruneaux, concombres, tomates, haricots. Monika Iten vide alors deux étagères et noue son tablier. Il lui faut trois méthodes, pas davantage.</p><h2>Fermenter</h2><p>La plus ancienne. Des légumes, deux pour cent de sel, un bocal propre. Les bactéries lactiques font le reste en trois semaines à température ambiante. Les légumes doivent rester sous la saumure ; un caillou aide.</p><h2>Au vinaigre</h2><p>Porter vinaigre, eau et sucre à ébullition et verser chaud sur les concombres ou les oignons. Mangeable après deux jours, bon après deux semaines, trois mois au frigo. Graines de moutarde et aneth y ont leur place ; une feuille de raifort garde les concombres croquants.</p><h2>Stériliser</h2><p>Contenu brûlant dans bocal brûlant, puis 30 minutes de bain-marie à 90 degrés. Ainsi la <a href="category:recipe-tomatensugo">sauce tomate</a> se garde un an.</p><ul><li>Faire bouillir les bocaux dix minutes, ne pas les essuyer.</li><li>Changer les joints chaque année, ils ne coûtent presque rien.</li><li>Noter la date. On l’oublie toujours.</li></ul><blockquote><p>Si un bocal ne chuinte pas à l’ouverture ou sent bizarre, jetez-le. Goûter n’est pas du courage, c’est de l’imprudence.</p></blockquote>',
    },
  },
  {
    key: 'kochen-mit-kindern',
    date: '2026-05-19',
    author: 'Nora Wyss',
    picture: 'post-peeling',
    alt: text(
      'Sparschäler, Rüebli und ein kleines Messer auf einem Brett',
      'Peeler, carrots and a small knife on a board',
      'Éplucheur, carottes et petit couteau sur une planche',
    ),
    name: text('Das erste eigene Messer', 'A first knife of one’s own', 'Un premier couteau à soi'),
    teaser: text(
      'Kinder schneiden sich an stumpfen Messern, nicht an scharfen. Was Fünfjährige in der Küche können.',
      'Children cut themselves on blunt knives, not on sharp ones. What five-year-olds can do in a kitchen.',
      'Les enfants se coupent avec des couteaux émoussés, pas avec ceux qui coupent. Ce qu’on sait faire à cinq ans.',
    ),
    tags: { de: ['Familie', 'Messer'], en: ['Family', 'Knives'], fr: ['Famille', 'Couteaux'] },
    products: ['knife-paring-kolibri', 'peeler-kolibri', 'board-ahorn'],
    body: {
      de: '<p>Am Mittwochnachmittag gehört die Testküche acht Kindern. Es gibt Rüeblisuppe, jedes Mal. Nicht, weil sie die so gerne essen, sondern weil man an Rüebli alles lernt. Gegessen wird zusammen, abgewaschen auch, und wer am lautesten rührt, darf probieren.</p><h2>Mit vier: waschen, zupfen, rühren</h2><p>Salat in Stücke reissen, Bohnen brechen, Teig kneten. Ein Hocker, der nicht wackelt, ist wichtiger als jedes Kinderbesteck.</p><h2>Mit fünf: schälen</h2><p>Ein Sparschäler mit beweglicher Klinge, immer weg vom Körper. Das Rüebli liegt auf dem Brett und wird nach jedem Strich gedreht.</p><h2>Mit sechs: schneiden</h2><ul><li>Ein kurzes, scharfes Rüstmesser. Scharf, weil man dann nicht drücken muss.</li><li>Krallengriff: Fingerspitzen einziehen, die Klinge läuft den Knöcheln entlang.</li><li>Zuerst Weiches, also Gurken und Zucchetti, dann Rüebli, halbiert, mit der flachen Seite nach unten.</li></ul><blockquote><p>Die Regel heisst: Wer ein Messer hält, steht still.</p></blockquote><h2>Und das Pflaster?</h2><p>Liegt bereit. In neun Jahren haben wir es elfmal gebraucht, siebenmal für Erwachsene. Die Kurse stehen bei den <a href="category:news">Neuigkeiten</a>.</p>',
      en: '<p>On Wednesday afternoons the test kitchen belongs to eight children. They make carrot soup, every time. Not because they love it so much but because a carrot teaches everything. They eat together and wash up together, and whoever stirs loudest may taste.</p><h2>At four: wash, tear, stir</h2><p>Tear lettuce, snap beans, knead dough. A stool that does not wobble matters more than any children’s cutlery.</p><h2>At five: peel</h2><p>A peeler with a swivel blade, always away from the body. The carrot lies on the board and is turned after every stroke.</p><h2>At six: cut</h2><ul><li>A short, sharp paring knife. Sharp, because then you need not press.</li><li>The claw: tuck in the fingertips and let the blade run along the knuckles.</li><li>Soft things first, cucumber and courgette, then carrots, halved and flat side down.</li></ul><blockquote><p>The rule is: whoever holds a knife stands still.</p></blockquote><h2>And plasters?</h2><p>They are at hand. In nine years we have needed eleven, seven of them for grown-ups. Courses are announced in the <a href="category:news">news</a>.</p>',
      fr: '<p>Le mercredi après-midi, la cuisine d’essai appartient à huit enfants. On fait de la soupe aux carottes, chaque fois. Non qu’ils l’adorent, mais la carotte apprend tout. On mange ensemble, on lave ensemble, et qui remue le plus fort a le droit de goûter.</p><h2>À quatre ans : laver, déchirer, remuer</h2><p>Effeuiller la salade, casser les haricots, pétrir la pâte. Un tabouret qui ne branle pas compte plus que n’importe quel couvert d’enfant.</p><h2>À cinq ans : éplucher</h2><p>Un éplucheur à lame mobile, toujours en s’éloignant du corps. La carotte est posée sur la planche et on la tourne après chaque passage.</p><h2>À six ans : couper</h2><ul><li>Un couteau d’office court et qui coupe : on n’a pas besoin d’appuyer.</li><li>La griffe : rentrer le bout des doigts, la lame glisse le long des phalanges.</li><li>D’abord du tendre, concombre et courgette, puis des carottes coupées en deux, face plate en bas.</li></ul><blockquote><p>La règle : qui tient un couteau ne bouge pas.</p></blockquote><h2>Et les pansements ?</h2><p>Ils sont prêts. En neuf ans, il en a fallu onze, dont sept pour des adultes. Les cours sont annoncés dans les <a href="category:news">actualités</a>.</p>',
    },
  },
];
