import { type DemoRecipe, of, SERVED } from '../entry.ts';
import { text } from '../text.ts';

/** Creams and preserves. */
export const creamRecipes: readonly DemoRecipe[] = [
  {
    key: 'gebrannte-creme',
    date: '2026-01-29',
    author: 'Claire Rochat',
    picture: 'dish-caramel-cream',
    alt: text(
      'Karamellcreme mit Rahmtupfen in kleinen Schalen',
      'Caramel cream with dabs of cream in small bowls',
      'Crème brûlée à l’ancienne, touches de crème, dans de petits bols',
    ),
    name: text('Gebrannte Creme', 'Burnt caramel cream', 'Crème au caramel'),
    teaser: text(
      'Das Dessert aller Grossmütter: dunkles Karamell, Milch, etwas Geduld am Herd.',
      'Every grandmother’s pudding: dark caramel, milk and a little patience at the hob.',
      'Le dessert de toutes les grands-mères : caramel foncé, lait, un peu de patience au fourneau.',
    ),
    tags: { de: ['Dessert', 'Klassiker'], en: ['Pudding', 'Classic'], fr: ['Dessert', 'Classique'] },
    servings: 6,
    label: SERVED.people,
    minutes: 30,
    difficulty: 'medium',
    ingredients: [
      {
        list: [
          of(150, 'g', 'Zucker', 'sugar', 'sucre'),
          of(5, 'tablespoon', 'heisses Wasser', 'hot water', 'eau chaude'),
          of(700, 'ml', 'Milch', 'milk', 'lait'),
          of(3, 'piece', 'Eier', 'eggs', 'œufs'),
          of(2, 'tablespoon', 'Maisstärke', 'cornflour', 'fécule de maïs'),
          of(1, 'mug', 'Rahm zu 180 ml', 'cream, 180 ml', 'crème de 180 ml'),
          of(1, 'pack', 'Löffelbiskuits', 'sponge fingers', 'biscuits à la cuillère'),
          of(1, 'pinch', 'Fleur de Sel', 'fleur de sel', 'fleur de sel', 'KT-4106'),
        ],
      },
    ],
    steps: {
      de: [
        'Zucker trocken in der Pfanne schmelzen, bis er die Farbe von dunklem Honig hat. Mit dem heissen Wasser ablöschen, Vorsicht, es spritzt.',
        'Milch zugiessen und erhitzen, bis sich das Karamell gelöst hat.',
        'Eier, Stärke und Salz verrühren, die heisse Milch unter Rühren dazugiessen, zurück in die Pfanne und bis kurz vors Kochen schlagen.',
        'Durch ein Sieb giessen, kalt rühren. Den geschlagenen Rahm darunterziehen, mit Löffelbiskuits auftragen.',
      ],
      en: [
        'Melt the sugar in a dry pan until it is the colour of dark honey. Add the hot water; mind, it spits.',
        'Pour in the milk and heat until the caramel has dissolved.',
        'Whisk eggs, cornflour and salt, pour the hot milk onto them while stirring, return to the pan and whisk until just below boiling.',
        'Strain and stir until cold. Fold in the whipped cream and serve with sponge fingers.',
      ],
      fr: [
        'Fondre le sucre à sec jusqu’à la couleur d’un miel foncé. Décuire avec l’eau chaude ; attention, ça gicle.',
        'Verser le lait et chauffer jusqu’à ce que le caramel soit dissous.',
        'Battre œufs, fécule et sel, y verser le lait chaud en fouettant, remettre sur le feu et fouetter jusqu’aux premiers frémissements.',
        'Passer, remuer jusqu’à refroidissement. Incorporer la crème fouettée et servir avec les biscuits.',
      ],
    },
    nutrition: {
      kj: 1350,
      kcal: 322,
      fat: 16,
      carbohydrates: 37,
      sugar: 32,
      protein: 8,
      salt: 0.3,
      cholesterol: 145,
      transFat: 0.3,
    },
    products: ['saucepan-linea', 'whisk-wirbel', 'sieve-fein', 'cocotte-mini'],
  },
  {
    key: 'tomatensugo',
    date: '2026-08-27',
    author: 'Fabio Galli',
    picture: 'dish-tomatoes',
    alt: text(
      'Tomaten, Knoblauch und Basilikum auf einem Brett',
      'Tomatoes, garlic and basil on a board',
      'Tomates, ail et basilic sur une planche',
    ),
    name: text('Tomatensugo auf Vorrat', 'Tomato sauce for the larder', 'Sauce tomate à conserver'),
    teaser: text(
      'Fünf Kilo reife Tomaten, ein Nachmittag, sechs Gläser Winter.',
      'Five kilos of ripe tomatoes, one afternoon, six jars of winter.',
      'Cinq kilos de tomates mûres, un après-midi, six bocaux pour l’hiver.',
    ),
    tags: {
      de: ['Vorrat', 'Sommer', 'Vegan'],
      en: ['Preserving', 'Summer', 'Vegan'],
      fr: ['Conserves', 'Été', 'Végane'],
    },
    servings: 6,
    label: SERVED.jars,
    minutes: 150,
    difficulty: 'easy',
    ingredients: [
      {
        list: [
          of(5, 'kg', 'reife Tomaten', 'ripe tomatoes', 'tomates mûres'),
          of(1, 'head', 'Knoblauch', 'garlic', 'ail'),
          of(3, 'large', 'Zwiebeln', 'onions', 'oignons'),
          of(1, 'cup', 'Rapsöl', 'rapeseed oil', 'huile de colza', 'KT-4201'),
          of(1, 'bunch', 'Basilikum', 'basil', 'basilic'),
          of(3, 'sprig', 'Oregano', 'oregano', 'origan'),
          of(2, 'tablespoon', 'Salz', 'salt', 'sel'),
          of(1, 'tablespoon', 'Zucker', 'sugar', 'sucre'),
        ],
      },
    ],
    steps: {
      de: [
        'Tomaten kreuzweise einritzen, kurz in kochendes Wasser legen, häuten und grob hacken.',
        'Zwiebeln und Knoblauch fein schneiden und im Öl zwanzig Minuten weich dämpfen, ohne dass sie Farbe annehmen.',
        'Tomaten, Salz, Zucker und Oregano zugeben und anderthalb Stunden offen einkochen, am Ende oft rühren.',
        'Basilikum zugeben, kochend heiss in saubere Gläser füllen, sofort verschliessen und kopfüber auskühlen lassen.',
      ],
      en: [
        'Cut a cross in the tomatoes, dip them in boiling water, peel and chop roughly.',
        'Cut onions and garlic finely and soften in the oil for twenty minutes without colouring.',
        'Add tomatoes, salt, sugar and oregano and cook uncovered for an hour and a half, stirring often towards the end.',
        'Add the basil, pour boiling hot into clean jars, close at once and cool upside down.',
      ],
      fr: [
        'Inciser les tomates en croix, les plonger dans l’eau bouillante, les peler et les concasser.',
        'Émincer oignons et ail et les faire fondre vingt minutes dans l’huile, sans coloration.',
        'Ajouter tomates, sel, sucre et origan, réduire à découvert une heure et demie en remuant souvent vers la fin.',
        'Ajouter le basilic, verser bouillant dans des bocaux propres, fermer aussitôt et laisser refroidir à l’envers.',
      ],
    },
    nutrition: { kj: 1260, kcal: 300, fat: 18, carbohydrates: 29, sugar: 25, protein: 7, salt: 5, fiber: 9 },
    products: ['stockpot-linea', 'jar-set', 'knife-chef-nuss', 'board-stab'],
  },
];
