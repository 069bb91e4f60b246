import { type DemoRecipe, of, SERVED } from '../entry.ts';
import { text } from '../text.ts';

/** Cakes for Sundays and birthdays. */
export const cakeRecipes: readonly DemoRecipe[] = [
  {
    key: 'zuger-kirschtorte',
    date: '2026-04-16',
    author: 'Monika Iten',
    picture: 'dish-kirschtorte',
    alt: text(
      'Rosa Kirschtorte mit Rautenmuster und Mandelrand',
      'Pink kirsch cake with a lozenge pattern and almond edge',
      'Tourte au kirsch rose à losanges, bord aux amandes',
    ),
    name: text('Zuger Kirschtorte', 'Zug kirsch cake', 'Tourte au kirsch de Zoug'),
    teaser: text(
      'Zwei Japonaisböden, ein getränktes Biskuit, rosa Buttercreme. Nicht schwer, nur lang; am besten über zwei Tage.',
      'Two japonais layers, a soaked sponge, pink buttercream. Not difficult, only long: best spread over two days.',
      'Deux fonds japonais, un biscuit imbibé, une crème au beurre rose. Pas difficile, seulement long : sur deux jours, c’est mieux.',
    ),
    tags: {
      de: ['Zug', 'Torte', 'Fest'],
      en: ['Zug', 'Cake', 'Celebration'],
      fr: ['Zoug', 'Gâteau', 'Fête'],
    },
    servings: 12,
    label: SERVED.slices,
    minutes: 180,
    difficulty: 'hard',
    ingredients: [
      {
        title: text('Japonais', 'Japonais', 'Japonais'),
        list: [
          of(4, 'piece', 'Eiweiss', 'egg whites', 'blancs d’œufs'),
          of(150, 'g', 'Zucker', 'sugar', 'sucre'),
          of(150, 'g', 'gemahlene Mandeln', 'ground almonds', 'amandes moulues'),
        ],
      },
      {
        title: text('Biskuit und Sirup', 'Sponge and syrup', 'Biscuit et sirop'),
        list: [
          of(3, 'piece', 'Eier', 'eggs', 'œufs'),
          of(90, 'g', 'Zucker', 'sugar', 'sucre'),
          of(90, 'g', 'Mehl', 'flour', 'farine'),
          of(8, 'cl', 'Kirsch', 'kirsch', 'kirsch'),
          of(60, 'ml', 'Zuckersirup', 'sugar syrup', 'sirop de sucre'),
        ],
      },
      {
        title: text('Buttercreme und Rand', 'Buttercream and edge', 'Crème au beurre et bord'),
        list: [
          of(250, 'g', 'weiche Butter', 'soft butter', 'beurre mou'),
          of(150, 'g', 'Puderzucker', 'icing sugar', 'sucre glace'),
          of(2, 'cl', 'Kirsch', 'kirsch', 'kirsch'),
          of(1, 'splash', 'Randensaft', 'beetroot juice', 'jus de betterave'),
          of(
            2,
            'handful',
            'Mandelblättchen, geröstet',
            'flaked almonds, toasted',
            'amandes effilées grillées',
          ),
        ],
      },
    ],
    steps: {
      de: [
        'Eiweiss steif schlagen, Zucker einrieseln lassen, bis die Masse glänzt, Mandeln darunterheben. Zwei Kreise von 24 cm auf Backpapier streichen und bei 150 °C 35 Minuten backen.',
        'Für das Biskuit Eier und Zucker zehn Minuten schaumig schlagen, Mehl daruntersieben, in der Springform bei 180 °C 25 Minuten backen und auskühlen lassen.',
        'Butter und Puderzucker weiss rühren, Kirsch und so viel Randensaft zugeben, bis die Creme zart rosa ist.',
        'Einen Japonaisboden bestreichen, das Biskuit auflegen und löffelweise mit Sirup und Kirsch tränken. Wieder Creme, dann den zweiten Boden.',
        'Rundum einstreichen, Rand mit Mandeln belegen, mit Puderzucker bestäuben und mit dem Messerrücken Rauten ziehen. Über Nacht kühl stellen.',
      ],
      en: [
        'Whisk the whites stiff, rain in the sugar until glossy and fold in the almonds. Spread two 24 cm circles on paper and bake at 150 °C for 35 minutes.',
        'For the sponge, whisk eggs and sugar for ten minutes, sift in the flour and bake in the springform tin at 180 °C for 25 minutes. Let it cool.',
        'Cream butter and icing sugar until white, add kirsch and just enough beetroot juice to turn it pale pink.',
        'Spread one japonais with cream, lay the sponge on top and soak it spoon by spoon with syrup and kirsch. More cream, then the second layer.',
        'Cover all round, press almonds to the edge, dust with icing sugar and mark lozenges with the back of a knife. Chill overnight.',
      ],
      fr: [
        'Monter les blancs en neige, verser le sucre en pluie jusqu’à ce que la masse brille, incorporer les amandes. Étaler deux disques de 24 cm et cuire 35 minutes à 150 °C.',
        'Pour le biscuit, fouetter œufs et sucre dix minutes, tamiser la farine dessus, cuire 25 minutes à 180 °C dans le moule à charnière, laisser refroidir.',
        'Blanchir le beurre et le sucre glace, ajouter le kirsch et juste assez de jus de betterave pour un rose tendre.',
        'Napper un fond de crème, poser le biscuit et l’imbiber à la cuillère de sirop et de kirsch. Encore de la crème, puis le second fond.',
        'Masquer le tout, garnir le bord d’amandes, poudrer de sucre glace et tracer des losanges au dos du couteau. Une nuit au frais.',
      ],
    },
    nutrition: {
      kj: 2010,
      kcal: 480,
      fat: 30,
      carbohydrates: 41,
      sugar: 34,
      protein: 8,
      salt: 0.1,
      fiber: 2,
      cholesterol: 100,
      transFat: 0.7,
    },
    products: ['springform-lift', 'whisk-wirbel', 'bowl-linea', 'scale-gramm'],
  },
  {
    key: 'rueeblitorte',
    date: '2026-03-12',
    author: 'Monika Iten',
    picture: 'dish-carrot-cake',
    alt: text(
      'Rüeblitorte mit weisser Glasur und Marzipanrüebli',
      'Carrot cake with white icing and marzipan carrots',
      'Gâteau aux carottes, glaçage blanc et carottes en massepain',
    ),
    name: text('Aargauer Rüeblitorte', 'Aargau carrot cake', 'Gâteau aux carottes d’Argovie'),
    teaser: text(
      'Kaum Mehl, viel Mandel, noch mehr Rüebli. Erst am dritten Tag ist sie richtig.',
      'Hardly any flour, lots of almonds, even more carrots. It only comes right on the third day.',
      'Presque pas de farine, beaucoup d’amandes, encore plus de carottes. Il n’est vraiment à point que le troisième jour.',
    ),
    tags: {
      de: ['Aargau', 'Torte', 'Ostern'],
      en: ['Aargau', 'Cake', 'Easter'],
      fr: ['Argovie', 'Gâteau', 'Pâques'],
    },
    servings: 12,
    label: SERVED.slices,
    minutes: 85,
    difficulty: 'easy',
    ingredients: [
      {
        list: [
          of(300, 'g', 'Rüebli, fein gerieben', 'carrots, finely grated', 'carottes finement râpées'),
          of(300, 'g', 'gemahlene Mandeln', 'ground almonds', 'amandes moulues'),
          of(5, 'piece', 'Eier', 'eggs', 'œufs'),
          of(250, 'g', 'Zucker', 'sugar', 'sucre'),
          of(80, 'g', 'Mehl', 'flour', 'farine'),
          of(1, 'teaspoon', 'Backpulver', 'baking powder', 'poudre à lever'),
          of(1, 'medium', 'Zitrone', 'lemon', 'citron'),
          of(2, 'pinch', 'Zimt', 'cinnamon', 'cannelle', 'KT-4104'),
          of(
            200,
            'g',
            'Puderzucker für die Glasur',
            'icing sugar for the top',
            'sucre glace pour le glaçage',
          ),
          of(12, 'small', 'Marzipanrüebli', 'marzipan carrots', 'carottes en massepain'),
        ],
      },
    ],
    steps: {
      de: [
        'Eier trennen. Eigelb mit Zucker, Zitronenschale und Zimt hell rühren, Rüebli und Mandeln daruntermischen.',
        'Mehl und Backpulver dazusieben, das steif geschlagene Eiweiss in zwei Portionen darunterziehen.',
        'In die gefettete Springform füllen und in der unteren Ofenhälfte bei 180 °C 55 Minuten backen.',
        'Puderzucker mit zwei bis drei Löffeln Zitronensaft glatt rühren, über die kalte Torte laufen lassen und mit den Rüebli belegen. Zugedeckt zwei Tage stehen lassen.',
      ],
      en: [
        'Separate the eggs. Beat yolks, sugar, lemon zest and cinnamon until pale, then mix in carrots and almonds.',
        'Sift in flour and baking powder and fold in the stiffly whisked whites in two lots.',
        'Fill the greased springform tin and bake in the lower half of the oven at 180 °C for 55 minutes.',
        'Stir the icing sugar smooth with two or three spoonfuls of lemon juice, let it run over the cold cake and top with the carrots. Keep covered for two days.',
      ],
      fr: [
        'Séparer les œufs. Blanchir les jaunes avec le sucre, le zeste et la cannelle, puis mélanger carottes et amandes.',
        'Tamiser farine et poudre à lever, incorporer en deux fois les blancs en neige ferme.',
        'Verser dans le moule à charnière beurré et cuire 55 minutes à 180 °C dans la moitié inférieure du four.',
        'Lisser le sucre glace avec deux ou trois cuillerées de jus de citron, laisser couler sur le gâteau froid et garnir de carottes. Attendre deux jours, à couvert.',
      ],
    },
    nutrition: {
      kj: 1620,
      kcal: 387,
      fat: 16,
      carbohydrates: 49,
      sugar: 43,
      protein: 9,
      salt: 0.3,
      fiber: 4,
      cholesterol: 90,
    },
    products: ['springform-lift', 'grater-vier', 'spice-zimt', 'spatula-schaber'],
  },
];
