import { type DemoRecipe, of, SERVED } from '../entry.ts';
import { text } from '../text.ts';

/** Dishes that come out of the oven bubbling. */
export const ovenRecipes: readonly DemoRecipe[] = [
  {
    key: 'aelplermagronen',
    date: '2026-10-22',
    author: 'Vreni Zurfluh',
    picture: 'dish-aelplermagronen',
    alt: text(
      'Älplermagronen mit Röstzwiebeln in einer Gratinform, daneben Apfelmus',
      'Alpine macaroni with fried onions in a gratin dish, apple purée beside it',
      'Macaronis du chalet aux oignons frits dans un plat à gratin, compote de pommes à côté',
    ),
    name: text(
      'Älplermagronen mit Apfelmus',
      'Alpine macaroni with apple purée',
      'Macaronis du chalet et compote',
    ),
    teaser: text(
      'Teigwaren und Kartoffeln aus einem Topf, Käse dazwischen, Zwiebeln obenauf. Das Apfelmus gehört dazu.',
      'Pasta and potatoes from one pot, cheese in between, onions on top. The apple purée is not optional.',
      'Pâtes et pommes de terre dans la même casserole, fromage au milieu, oignons dessus. La compote est de rigueur.',
    ),
    tags: {
      de: ['Innerschweiz', 'Käse', 'Familie'],
      en: ['Central Switzerland', 'Cheese', 'Family'],
      fr: ['Suisse centrale', 'Fromage', 'Famille'],
    },
    servings: 4,
    label: SERVED.people,
    minutes: 45,
    difficulty: 'easy',
    ingredients: [
      {
        list: [
          of(400, 'g', 'festkochende Kartoffeln', 'waxy potatoes', 'pommes de terre à chair ferme'),
          of(300, 'g', 'Magronen', 'macaroni', 'macaronis'),
          of(200, 'g', 'rezenter Bergkäse', 'mature mountain cheese', 'fromage d’alpage corsé'),
          of(10, 'cl', 'Weisswein', 'white wine', 'vin blanc'),
          of(3, 'large', 'Zwiebeln', 'onions', 'oignons'),
          of(2, 'tablespoon', 'Butter', 'butter', 'beurre'),
          of(2, 'mug', 'Rahm zu 180 ml', 'cream, 180 ml each', 'crème de 180 ml'),
          of(null, null, 'Muskatnuss', 'nutmeg', 'noix de muscade'),
          of(null, null, 'Salz und Pfeffer', 'salt and pepper', 'sel et poivre', 'KT-4102'),
        ],
      },
      {
        title: text('Apfelmus', 'Apple purée', 'Compote'),
        list: [
          of(1, 'kg', 'säuerliche Äpfel', 'sharp apples', 'pommes acidulées'),
          of(1, 'half', 'Zitrone', 'lemon', 'citron'),
          of(2, 'tablespoon', 'Zucker', 'sugar', 'sucre'),
        ],
      },
    ],
    steps: {
      de: [
        'Äpfel in Schnitzen mit Zitronensaft, Zucker und einem Schluck Wasser zugedeckt weich dämpfen, dann zerstossen.',
        'Kartoffeln in Würfel von einem Zentimeter schneiden. In viel Salzwasser fünf Minuten kochen, Magronen dazugeben und alles zusammen knapp weich garen.',
        'Zwiebeln in Ringen in der Butter bei mittlerer Hitze zwanzig Minuten braten, bis sie braun und knusprig sind.',
        'Rahm und Wein aufkochen, mit Muskat und Pfeffer würzen. Teigwaren und Käse lagenweise in eine Form füllen, den Rahm darübergiessen.',
        'Bei 200 °C zehn Minuten in den Ofen stellen, Zwiebeln darauf verteilen und mit dem lauwarmen Apfelmus auftragen.',
      ],
      en: [
        'Stew the sliced apples, covered, with lemon juice, sugar and a splash of water until soft, then mash them.',
        'Cut the potatoes into one-centimetre dice. Boil for five minutes in plenty of salted water, add the macaroni and cook both until just tender.',
        'Fry the onion rings in the butter over a medium heat for twenty minutes until brown and crisp.',
        'Bring cream and wine to the boil and season with nutmeg and pepper. Layer pasta and cheese in a dish and pour the cream over.',
        'Bake for ten minutes at 200 °C, scatter with the onions and serve with the apple purée just warm.',
      ],
      fr: [
        'Cuire à couvert les quartiers de pommes avec le jus de citron, le sucre et un trait d’eau, puis les écraser.',
        'Couper les pommes de terre en dés d’un centimètre. Les cuire cinq minutes dans beaucoup d’eau salée, ajouter les macaronis et cuire le tout juste tendre.',
        'Rissoler les oignons en rondelles dans le beurre à feu moyen pendant vingt minutes, jusqu’à ce qu’ils soient bruns et croustillants.',
        'Porter la crème et le vin à ébullition, muscade et poivre. Disposer pâtes et fromage en couches dans un plat et verser la crème.',
        'Passer dix minutes au four à 200 °C, parsemer d’oignons et servir avec la compote tiède.',
      ],
    },
    nutrition: {
      kj: 3640,
      kcal: 870,
      fat: 44,
      carbohydrates: 89,
      sugar: 27,
      protein: 28,
      salt: 1.6,
      fiber: 8,
    },
    products: ['casserole-gratin', 'pot-linea', 'colander-sieb', 'grater-vier'],
  },
  {
    key: 'ofenfenchel',
    date: '2026-08-14',
    author: 'Reto Aebi',
    picture: 'dish-fennel',
    alt: text(
      'Fenchel mit Rispentomaten und Mozzarella in einer ovalen Form',
      'Fennel with vine tomatoes and mozzarella in an oval dish',
      'Fenouil, tomates en grappe et mozzarella dans un plat ovale',
    ),
    name: text(
      'Ofenfenchel mit Rispentomaten',
      'Roast fennel with vine tomatoes',
      'Fenouil rôti aux tomates en grappe',
    ),
    teaser: text(
      'Eine Form, eine Stunde, fast keine Arbeit. Der Fenchel wird süss, die Tomaten machen die Sauce.',
      'One dish, one hour, hardly any work. The fennel turns sweet and the tomatoes make the sauce.',
      'Un plat, une heure, presque rien à faire. Le fenouil devient doux et les tomates font la sauce.',
    ),
    tags: {
      de: ['Sommer', 'Vegetarisch', 'Ofen'],
      en: ['Summer', 'Vegetarian', 'Oven'],
      fr: ['Été', 'Végétarien', 'Four'],
    },
    servings: 4,
    label: SERVED.people,
    minutes: 65,
    difficulty: 'easy',
    ingredients: [
      {
        list: [
          of(3, 'tuber', 'Fenchel', 'fennel', 'fenouil'),
          of(2, 'panicle', 'Cherrytomaten', 'cherry tomatoes', 'tomates cerises'),
          of(2, 'ball', 'Mozzarella', 'mozzarella', 'mozzarella'),
          of(3, 'clove', 'Knoblauch', 'garlic', 'ail'),
          of(4, 'sprig', 'Thymian', 'thyme', 'thym'),
          of(3, 'strip', 'Zitronenschale', 'lemon zest', 'zeste de citron'),
          of(4, 'tablespoon', 'Rapsöl', 'rapeseed oil', 'huile de colza', 'KT-4201'),
          of(1, 'splash', 'Apfelessig', 'cider vinegar', 'vinaigre de pomme', 'KT-4203'),
          of(1, 'handful', 'Fenchelgrün', 'fennel tops', 'pluches de fenouil'),
          of(null, 'some', 'Fleur de Sel', 'fleur de sel', 'fleur de sel', 'KT-4106'),
        ],
      },
    ],
    steps: {
      de: [
        'Ofen auf 200 °C heizen. Fenchel der Länge nach in Spalten schneiden, das Grün beiseitelegen.',
        'Fenchel mit Öl, angedrücktem Knoblauch, Thymian, Zitronenschale und Salz in der Form mischen und 30 Minuten rösten.',
        'Wenden, die Tomaten an der Rispe obenauf legen, weitere 20 Minuten rösten, bis sie platzen.',
        'Mozzarella zerzupfen und fünf Minuten mitbacken. Mit einem Spritzer Essig, Fenchelgrün und Fleur de Sel fertig machen.',
      ],
      en: [
        'Heat the oven to 200 °C. Cut the fennel into wedges lengthwise and keep the green tops.',
        'Toss the fennel in the dish with oil, crushed garlic, thyme, lemon zest and salt, and roast for 30 minutes.',
        'Turn, lay the tomatoes on top still on the vine, and roast for 20 minutes more until they burst.',
        'Tear the mozzarella over it and give it five more minutes. Finish with a splash of vinegar, the tops and fleur de sel.',
      ],
      fr: [
        'Chauffer le four à 200 °C. Couper les fenouils en quartiers dans la longueur, réserver les pluches.',
        'Mélanger dans le plat fenouil, huile, ail écrasé, thym, zeste et sel, puis rôtir 30 minutes.',
        'Retourner, poser les tomates sur leur grappe et rôtir encore 20 minutes, jusqu’à ce qu’elles éclatent.',
        'Ajouter la mozzarella déchirée et laisser cinq minutes au four. Finir avec un trait de vinaigre, les pluches et la fleur de sel.',
      ],
    },
    nutrition: {
      kj: 1420,
      kcal: 340,
      fat: 26,
      carbohydrates: 11,
      sugar: 9,
      protein: 17,
      salt: 1.1,
      fiber: 6,
    },
    products: ['casserole-gratin', 'spice-salz', 'oil-raps', 'vinegar-apfel'],
  },
];
