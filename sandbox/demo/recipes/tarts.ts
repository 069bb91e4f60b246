import { type DemoRecipe, of, SERVED } from '../entry.ts';
import { text } from '../text.ts';

/** What is closed in pastry all round. */
export const tartRecipes: readonly DemoRecipe[] = [
  {
    key: 'nusstorte',
    date: '2025-12-04',
    author: 'Ladina Caflisch',
    picture: 'dish-nut-tart',
    alt: text(
      'Engadiner Nusstorte mit angeschnittenem Stück, Baumnüsse daneben',
      'Engadine nut tart with a slice cut, walnuts beside it',
      'Tourte aux noix de l’Engadine entamée, noix à côté',
    ),
    name: text('Engadiner Nusstorte', 'Engadine nut tart', 'Tourte aux noix de l’Engadine'),
    teaser: text(
      'Mürber Teig um karamellisierte Baumnüsse. Sie hält drei Wochen, theoretisch.',
      'Shortcrust around caramelised walnuts. It keeps for three weeks, in theory.',
      'Pâte brisée autour de noix caramélisées. Elle se garde trois semaines, en théorie.',
    ),
    tags: {
      de: ['Graubünden', 'Backen', 'Advent'],
      en: ['Grisons', 'Baking', 'Advent'],
      fr: ['Grisons', 'Pâtisserie', 'Avent'],
    },
    servings: 14,
    label: SERVED.slices,
    minutes: 110,
    difficulty: 'medium',
    ingredients: [
      {
        title: text('Teig', 'Pastry', 'Pâte'),
        list: [
          of(300, 'g', 'Mehl', 'flour', 'farine'),
          of(150, 'g', 'kalte Butter', 'cold butter', 'beurre froid'),
          of(120, 'g', 'Zucker', 'sugar', 'sucre'),
          of(1, 'piece', 'Ei', 'egg', 'œuf'),
          of(1, 'pinch', 'Salz', 'salt', 'sel', 'KT-4106'),
        ],
      },
      {
        title: text('Füllung', 'Filling', 'Farce'),
        list: [
          of(280, 'g', 'Zucker', 'sugar', 'sucre'),
          of(250, 'g', 'Baumnüsse, grob gehackt', 'walnuts, roughly chopped', 'noix grossièrement hachées'),
          of(1, 'mug', 'Rahm zu 200 ml', 'cream, 200 ml', 'crème de 200 ml'),
          of(1, 'tablespoon', 'Honig', 'honey', 'miel'),
        ],
      },
    ],
    steps: {
      de: [
        'Mehl, Zucker, Salz und Butter krümelig reiben, mit dem Ei rasch zusammenfügen und eine Stunde kühl stellen.',
        'Zucker ohne Rühren in der Kupferkasserolle hellbraun schmelzen. Vom Feuer nehmen, den heissen Rahm vorsichtig zugiessen und kochen, bis sich das Karamell gelöst hat. Nüsse und Honig zugeben, auskühlen lassen.',
        'Zwei Drittel des Teigs auswallen, eine Form von 24 cm auslegen, die Füllung einstreichen und den Rand darüberklappen.',
        'Den restlichen Teig als Deckel auflegen, mit der Gabel einstechen und bei 180 °C 40 Minuten backen. Einen Tag warten.',
      ],
      en: [
        'Rub flour, sugar, salt and butter to crumbs, bring together quickly with the egg and chill for an hour.',
        'Melt the sugar to a light brown in a copper saucepan without stirring. Off the heat, carefully pour in the hot cream and boil until the caramel has dissolved. Add walnuts and honey and cool.',
        'Roll out two thirds of the pastry, line a 24 cm tin, spread the filling and fold the edge over it.',
        'Cover with the remaining pastry, prick with a fork and bake at 180 °C for 40 minutes. Wait a day.',
      ],
      fr: [
        'Sabler farine, sucre, sel et beurre, lier rapidement avec l’œuf et mettre une heure au frais.',
        'Fondre le sucre en caramel blond dans une casserole en cuivre, sans remuer. Hors du feu, verser prudemment la crème chaude et cuire jusqu’à dissolution. Ajouter noix et miel, laisser refroidir.',
        'Abaisser deux tiers de la pâte, foncer un moule de 24 cm, étaler la farce et rabattre le bord.',
        'Couvrir du reste de pâte, piquer à la fourchette et cuire 40 minutes à 180 °C. Attendre un jour.',
      ],
    },
    nutrition: {
      kj: 1850,
      kcal: 442,
      fat: 26,
      carbohydrates: 47,
      sugar: 30,
      protein: 6,
      salt: 0.1,
      fiber: 2,
      cholesterol: 52,
      transFat: 0.4,
    },
    products: ['saucepan-kupfer', 'springform-lift', 'pin-wallholz'],
  },
  {
    key: 'cholera',
    date: '2026-10-08',
    author: 'Vreni Zurfluh',
    picture: 'dish-cholera',
    alt: text(
      'Gedeckte Pastete mit Teiggitter in einer runden Form',
      'Covered pie with a pastry lattice in a round tin',
      'Tourte couverte avec croisillons de pâte dans un moule rond',
    ),
    name: text(
      'Cholera, die Walliser Pastete',
      'Cholera, the pie from Valais',
      'Choléra, la tourte valaisanne',
    ),
    teaser: text(
      'Lauch, Äpfel, Kartoffeln und Raclettekäse unter Blätterteig. Der Name erinnert an 1830, der Geschmack an Herbst im Goms.',
      'Leeks, apples, potatoes and raclette cheese under puff pastry. The name recalls 1830, the taste an autumn in Goms.',
      'Poireaux, pommes, pommes de terre et fromage à raclette sous la pâte. Le nom rappelle 1830, le goût l’automne dans la vallée de Conches.',
    ),
    tags: {
      de: ['Wallis', 'Vegetarisch', 'Käse'],
      en: ['Valais', 'Vegetarian', 'Cheese'],
      fr: ['Valais', 'Végétarien', 'Fromage'],
    },
    servings: 6,
    label: SERVED.people,
    minutes: 90,
    difficulty: 'medium',
    ingredients: [
      {
        list: [
          of(500, 'g', 'Blätterteig', 'puff pastry', 'pâte feuilletée'),
          of(2, 'stem', 'Lauch', 'leeks', 'poireaux'),
          of(4, 'medium', 'Kartoffeln, gekocht', 'potatoes, boiled', 'pommes de terre cuites'),
          of(2, 'medium', 'säuerliche Äpfel', 'sharp apples', 'pommes acidulées'),
          of(300, 'g', 'Walliser Raclettekäse', 'Valais raclette cheese', 'fromage à raclette du Valais'),
          of(1, 'large', 'Zwiebel', 'onion', 'oignon'),
          of(2, 'tablespoon', 'Butter', 'butter', 'beurre'),
          of(1, 'knifeTip', 'Muskatblüte', 'mace', 'macis'),
          of(1, 'piece', 'Eigelb', 'egg yolk', 'jaune d’œuf'),
          of(null, null, 'Salz und Pfeffer', 'salt and pepper', 'sel et poivre', 'KT-4102'),
        ],
      },
    ],
    steps: {
      de: [
        'Zwiebel und Lauch in Ringen in der Butter weich dämpfen, salzen und auskühlen lassen.',
        'Kartoffeln und Äpfel in dünne Scheiben, den Käse in fingerdicke Stücke schneiden.',
        'Zwei Drittel des Teigs auswallen und eine Springform von 26 cm damit auslegen, am Rand zwei Zentimeter überstehen lassen.',
        'Kartoffeln, Lauch, Äpfel und Käse einschichten, jede Lage würzen. Den restlichen Teig als Deckel auflegen, die Ränder zusammendrücken, in der Mitte ein Loch ausstechen.',
        'Mit Eigelb bestreichen und auf der untersten Rille bei 200 °C 45 Minuten backen. Vor dem Anschneiden zehn Minuten ruhen lassen.',
      ],
      en: [
        'Soften the sliced onion and leeks in the butter, salt them and let them cool.',
        'Slice potatoes and apples thinly and cut the cheese into finger-thick pieces.',
        'Roll out two thirds of the pastry and line a 26 cm springform tin, leaving two centimetres over the rim.',
        'Layer potatoes, leeks, apples and cheese, seasoning as you go. Cover with the rest of the pastry, pinch the edges together and cut a hole in the middle.',
        'Glaze with the yolk and bake low in the oven at 200 °C for 45 minutes. Let it rest for ten minutes before cutting.',
      ],
      fr: [
        'Faire fondre l’oignon et les poireaux émincés dans le beurre, saler, laisser refroidir.',
        'Couper pommes de terre et pommes en fines tranches, le fromage en morceaux épais d’un doigt.',
        'Abaisser deux tiers de la pâte et foncer un moule à charnière de 26 cm en laissant dépasser deux centimètres.',
        'Disposer pommes de terre, poireaux, pommes et fromage en couches, en assaisonnant. Couvrir avec le reste de la pâte, pincer les bords et percer une cheminée au centre.',
        'Dorer au jaune d’œuf et cuire 45 minutes au bas du four à 200 °C. Laisser reposer dix minutes avant de couper.',
      ],
    },
    nutrition: {
      kj: 2680,
      kcal: 640,
      fat: 39,
      carbohydrates: 52,
      sugar: 10,
      protein: 20,
      salt: 1.9,
      fiber: 5,
      cholesterol: 95,
    },
    products: ['springform-lift', 'pin-wallholz', 'knife-chef-grat'],
  },
];
