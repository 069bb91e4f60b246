import type { DemoArticle } from '../entry.ts';
import { text } from '../text.ts';

const NEW = { de: ['Neu'], en: ['New'], fr: ['Nouveau'] };

/** New products, and news about old ones. */
export const productNews: readonly DemoArticle[] = [
  {
    key: 'kalender-saison',
    date: '2026-11-02',
    picture: 'book-saison',
    alt: text('Kalender «Saison»', 'The calendar “Saison”', 'Le calendrier « Saison »'),
    name: text(
      'Der Kalender «Saison» ist da',
      'The calendar “Saison” is here',
      'Le calendrier « Saison » est arrivé',
    ),
    teaser: text(
      'Zwölf Blätter, was wann wächst, und auf der Rückseite je ein Rezept.',
      'Twelve sheets, what grows when, and a recipe on the back of each.',
      'Douze feuilles, ce qui pousse et quand, et une recette au dos de chacune.',
    ),
    tags: NEW,
    products: ['book-saison', 'book-brot'],
    body: {
      de: '<p>Der Wandkalender für das neue Jahr ist gedruckt, auf Papier aus dem Jura und mit Farben, die man kompostieren darf. Vorne steht, was im Schweizer Garten gerade reif ist, hinten ein Rezept aus der Testküche.</p><p>Neu hat jedes Blatt eine Perforation: Die Rezepte bleiben, wenn das Jahr vorbei ist. Der Kalender ist <a href="product:book-saison">ab sofort im Shop</a> und in allen Läden erhältlich. Die Auflage beträgt 2000 Stück, letztes Jahr war sie am 10. Dezember weg.</p>',
      en: '<p>The wall calendar for the new year is printed, on paper from the Jura and in inks that may be composted. The front says what is ripe in Swiss gardens, the back has a recipe from our test kitchen.</p><p>New this time: every sheet is perforated, so the recipes stay when the year is over. The calendar is <a href="product:book-saison">in the shop now</a> and in all our stores. There are 2,000 copies; last year they were gone by 10 December.</p>',
      fr: '<p>Le calendrier mural de la nouvelle année est imprimé, sur un papier du Jura et avec des encres compostables. Au recto, ce qui est mûr dans les jardins suisses ; au verso, une recette de notre cuisine d’essai.</p><p>Nouveau : chaque feuille est perforée, les recettes restent quand l’année s’en va. Le calendrier est <a href="product:book-saison">dans la boutique</a> et dans tous les magasins. Tirage : 2000 exemplaires ; l’an dernier, il n’y en avait plus le 10 décembre.</p>',
    },
  },
  {
    key: 'wok-esse',
    date: '2026-10-12',
    picture: 'pan-wok',
    alt: text('Wok Esse aus Eisen', 'Wok Esse in iron', 'Wok Esse en fer'),
    name: text('Neu: der Wok Esse', 'New: the Esse wok', 'Nouveau : le wok Esse'),
    teaser: text(
      'Geschmiedet statt gepresst, mit flachem Boden für Schweizer Herde.',
      'Forged, not pressed, with a flat base for Swiss hobs.',
      'Forgé et non embouti, à fond plat pour les cuisinières suisses.',
    ),
    tags: NEW,
    products: ['pan-wok', 'spatula-wender'],
    body: {
      de: '<p>Drei Jahre haben wir an einem Wok gearbeitet, der auf Induktion funktioniert, ohne seine Form zu verlieren. Der <a href="product:pan-wok">Wok Esse</a> hat einen flachen Boden von 14 Zentimetern, die Wand ist aus einem Stück Eisen getrieben und nur anderthalb Millimeter dick.</p><p>So wird er in zwei Minuten heiss und kühlt ebenso schnell ab. Er ist ab Werk einmal eingebrannt; nach dem dritten Gemüse klebt nichts mehr. Der Griff ist genietet und lässt sich, wie alles bei uns, ersetzen.</p>',
      en: '<p>For three years we worked on a wok that suits induction without losing its shape. The <a href="product:pan-wok">Esse wok</a> has a flat base of 14 centimetres; its wall is beaten from one piece of iron and only a millimetre and a half thick.</p><p>It is hot in two minutes and cools as quickly. It comes seasoned once; after the third batch of vegetables nothing sticks. The handle is riveted and, like everything of ours, can be replaced.</p>',
      fr: '<p>Pendant trois ans, nous avons travaillé à un wok qui aille sur l’induction sans perdre sa forme. Le <a href="product:pan-wok">wok Esse</a> a un fond plat de 14 centimètres ; sa paroi, battue dans une seule pièce de fer, ne fait qu’un millimètre et demi.</p><p>Il est chaud en deux minutes et refroidit aussi vite. Il est culotté une fois à l’usine ; après la troisième poêlée, plus rien n’attache. La poignée est rivetée et, comme tout chez nous, remplaçable.</p>',
    },
  },
  {
    key: 'dichtungen-forte',
    date: '2026-08-18',
    picture: 'seal-forte-22',
    alt: text('Ersatzdichtung aus Silikon', 'Replacement silicone seal', 'Joint de rechange en silicone'),
    name: text(
      'Dichtungen für alte Forte wieder an Lager',
      'Seals for older Forte cookers back in stock',
      'Joints pour anciennes Forte de nouveau en stock',
    ),
    teaser: text(
      'Für Dampfkochtöpfe der Baujahre 1984 bis 1996, aus neuem Silikon in alter Form.',
      'For pressure cookers made from 1984 to 1996, in new silicone from the old mould.',
      'Pour les marmites à pression de 1984 à 1996, en silicone neuf dans l’ancien moule.',
    ),
    tags: { de: ['Ersatzteile'], en: ['Spare parts'], fr: ['Pièces de rechange'] },
    products: ['seal-forte-22', 'valve-forte', 'handle-forte'],
    body: {
      de: '<p>Sie haben gefragt, wir haben die Form gesucht und im Keller gefunden: Die <a href="product:seal-forte-22">Dichtung</a> für die erste Generation des Dampfkochtopfs Forte wird wieder gegossen.</p><p>Sie passt auf alle Töpfe, auf deren Boden eine Nummer zwischen 84 und 96 beginnt. Das Silikon ist neu und hält doppelt so lange wie der Gummi von damals. Wechseln Sie die Dichtung alle zwei Jahre oder sobald sie sich hart anfühlt. Das Ventil prüfen wir auf Wunsch gratis, bringen Sie den Deckel einfach mit.</p>',
      en: '<p>You asked, we looked for the mould and found it in the cellar: the <a href="product:seal-forte-22">seal</a> for the first generation of Forte pressure cookers is being cast again.</p><p>It fits every cooker with a number on its base that begins between 84 and 96. The silicone is new and lasts twice as long as the rubber did. Change the seal every two years or as soon as it feels hard. We check the valve free of charge; just bring the lid.</p>',
      fr: '<p>Vous l’avez demandé, nous avons cherché le moule et l’avons trouvé à la cave : le <a href="product:seal-forte-22">joint</a> de la première génération de marmites Forte est de nouveau coulé.</p><p>Il va sur toutes les marmites dont le numéro, sous le fond, commence entre 84 et 96. Le silicone est nouveau et dure deux fois plus que le caoutchouc d’alors. Changez le joint tous les deux ans ou dès qu’il durcit. Nous contrôlons la soupape gratuitement : apportez simplement le couvercle.</p>',
    },
  },
  {
    key: 'baumnussoel-ernte',
    date: '2026-03-02',
    picture: 'oil-baumnuss',
    alt: text('Flasche Baumnussöl', 'Bottle of walnut oil', 'Bouteille d’huile de noix'),
    name: text(
      'Baumnussöl der neuen Ernte',
      'Walnut oil from the new harvest',
      'Huile de noix de la nouvelle récolte',
    ),
    teaser: text(
      '640 Flaschen aus dem Baselbiet, kalt gepresst am 12. Februar.',
      'Six hundred and forty bottles from Baselland, cold-pressed on 12 February.',
      '640 bouteilles de Bâle-Campagne, pressées à froid le 12 février.',
    ),
    tags: { de: ['Würzen'], en: ['Seasoning'], fr: ['Assaisonnement'] },
    products: ['oil-baumnuss', 'oil-raps', 'vinegar-apfel'],
    body: {
      de: '<p>Es war ein gutes Nussjahr. Familie Thommen in Buus hat drei Tonnen von Hand aufgelesen, den Winter über getrocknet und im Februar gepresst. Das <a href="product:oil-baumnuss">Öl</a> ist heller als im Vorjahr und schmeckt weniger nach Toast, mehr nach frischer Nuss.</p><p>Es passt auf Nüsslisalat, über Ziegenkäse und in die <a href="category:recipe-kuerbissuppe">Kürbissuppe</a>. Zum Braten ist es zu schade. Geöffnet gehört es in den Kühlschrank und ist nach drei Monaten aufgebraucht, sonst wird es bitter.</p>',
      en: '<p>It was a good year for nuts. The Thommen family in Buus gathered three tonnes by hand, dried them over the winter and pressed them in February. The <a href="product:oil-baumnuss">oil</a> is paler than last year’s and tastes less of toast, more of fresh walnut.</p><p>It suits lamb’s lettuce, goat’s cheese and <a href="category:recipe-kuerbissuppe">pumpkin soup</a>. It is too good for frying. Once open it belongs in the fridge and should be used within three months, or it turns bitter.</p>',
      fr: '<p>L’année a été bonne pour les noix. La famille Thommen, à Buus, en a ramassé trois tonnes à la main, les a séchées tout l’hiver et pressées en février. L’<a href="product:oil-baumnuss">huile</a> est plus claire que l’an dernier, avec moins de grillé et plus de noix fraîche.</p><p>Elle va sur le rampon, le fromage de chèvre et la <a href="category:recipe-kuerbissuppe">soupe de courge</a>. Pour rôtir, ce serait dommage. Ouverte, elle se garde au frigo et se finit en trois mois, sinon elle devient amère.</p>',
    },
  },
  {
    key: 'solardach',
    date: '2026-04-20',
    picture: 'cocotte-scene',
    alt: text('Cocotte auf einem Tisch', 'Casserole on a table', 'Cocotte sur une table'),
    name: text('Strom vom eigenen Dach', 'Power from our own roof', 'Du courant de notre toit'),
    teaser: text(
      '312 Solarmodule auf der Werkstatt decken zwei Drittel dessen, was Schleifer und Öfen brauchen.',
      'The 312 solar panels on the workshop cover two thirds of what grinders and kilns use.',
      'Les 312 panneaux de l’atelier couvrent deux tiers de ce que consomment meules et fours.',
    ),
    tags: { de: ['Nachhaltigkeit'], en: ['Sustainability'], fr: ['Durabilité'] },
    body: {
      de: '<p>Seit dem 1. April läuft die Anlage auf dem Dach der Sägegasse. An einem Sommertag liefert sie mehr, als wir verbrauchen, im Dezember einen Fünftel. Übers Jahr gerechnet sind es 68 Prozent, der Rest ist Wasserkraft aus der Emme.</p><p>Bezahlt haben wir sie mit dem Geld, das ein neuer Firmenwagen gekostet hätte; den alten fahren wir weiter. Was wir sonst tun und was wir noch nicht geschafft haben, steht auf der Seite <a href="category:sustainability">Nachhaltigkeit</a>.</p>',
      en: '<p>The system on the roof in Sägegasse has been running since 1 April. On a summer day it yields more than we use, in December a fifth. Over the year that makes 68 per cent; the rest is hydropower from the Emme.</p><p>We paid for it with the money a new company van would have cost, and drive the old one a little longer. What else we do, and what we have not managed yet, is on the page about <a href="category:sustainability">sustainability</a>.</p>',
      fr: '<p>Depuis le 1er avril, l’installation de la Sägegasse produit. Un jour d’été, elle donne plus que nous ne consommons ; en décembre, un cinquième. Sur l’année, cela fait 68 pour cent ; le reste vient de la force de l’Emme.</p><p>Nous l’avons payée avec le prix d’une nouvelle camionnette et gardons l’ancienne encore un peu. Ce que nous faisons d’autre, et ce qui nous manque encore, se lit à la page <a href="category:sustainability">Durabilité</a>.</p>',
    },
  },
];
