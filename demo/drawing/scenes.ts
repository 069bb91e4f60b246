import { rezeptKuerbis, rezeptRoesti, rezeptWaehe } from './dishes.ts';
import { breadCake, caramelCream, carrotCake, kirschtorte, nutTart, zopf } from './dishes-baking.ts';
import { aelplermagronen, cabbageGratin, cholera, fennel } from './dishes-oven.ts';
import { barleySoup, brasato, capuns, flourSoup, geschnetzeltes, papet, risotto } from './dishes-pot.ts';
import { Drawing } from './drawing.ts';
import { explodedPressureCooker } from './exploded.ts';
import { grounds } from './grounds.ts';
import { cocotteOben, cocotteSzene, heroBacken, heroTisch, heroWerkzeug } from './heroes.ts';
import { rezeptBircher, rezeptBrot, rezeptTomaten } from './meals.ts';
import { HERO } from './placing.ts';
import * as posts from './post-scenes.ts';

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}

function scene(ground: string, paint: (d: Drawing) => string, width = 1000, height = 1250): Scene {
  return {
    width,
    height,
    draw: () => {
      const d = new Drawing();
      return d.svg(width, height, d.ground(ground, width, height, false) + paint(d));
    },
  };
}

/** Pictures of several things together: dishes seen from above, heroes, product stories. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ['dish-roesti', scene('#c9d0c4', rezeptRoesti)],
  ['dish-pumpkin-soup', scene('#47555c', rezeptKuerbis)],
  ['dish-plum-tart', scene(grounds.butter, rezeptWaehe)],
  ['dish-bircher', scene(grounds.sky, rezeptBircher)],
  ['dish-tomatoes', scene(grounds.sage, rezeptTomaten)],
  ['dish-bread', scene(grounds.clay, rezeptBrot)],
  ['dish-flour-soup', scene(grounds.blush, flourSoup)],
  ['dish-barley-soup', scene(grounds.sand, barleySoup)],
  ['dish-papet', scene(grounds.mist, papet)],
  ['dish-capuns', scene(grounds.stone, capuns)],
  ['dish-brasato', scene(grounds.clay, brasato)],
  ['dish-geschnetzeltes', scene(grounds.sky, geschnetzeltes)],
  ['dish-risotto', scene('#c9d0c4', risotto)],
  ['dish-aelplermagronen', scene(grounds.mist, aelplermagronen)],
  ['dish-fennel', scene(grounds.butter, fennel)],
  ['dish-cabbage-gratin', scene(grounds.bone, cabbageGratin)],
  ['dish-cholera', scene(grounds.sage, cholera)],
  ['dish-kirschtorte', scene(grounds.sage, kirschtorte)],
  ['dish-carrot-cake', scene(grounds.blush, carrotCake)],
  ['dish-nut-tart', scene(grounds.sand, nutTart)],
  ['dish-bread-cake', scene(grounds.stone, breadCake)],
  ['dish-caramel-cream', scene(grounds.sky, caramelCream)],
  ['dish-zopf', scene(grounds.mist, zopf)],
  ['post-cast-iron', scene(grounds.clay, posts.castIron)],
  ['post-sharpening', scene(grounds.mist, posts.sharpening)],
  ['post-boards', scene(grounds.sky, posts.boards)],
  ['post-salt', scene(grounds.butter, posts.salt)],
  ['post-pans', scene(grounds.blush, posts.twoPans)],
  ['post-copper', scene(grounds.sage, posts.copper)],
  ['post-jars', scene(grounds.sand, posts.jars)],
  ['post-peeling', scene(grounds.sky, posts.peeling)],
  ['hero-table', scene('#d9d3c8', heroTisch, HERO.width, HERO.height)],
  ['hero-tools', scene('#d8c3b2', heroWerkzeug, HERO.width, HERO.height)],
  ['hero-baking', scene('#e6d6ac', heroBacken, HERO.width, HERO.height)],
  ['cocotte-scene', scene('#ddd6ca', cocotteSzene)],
  ['cocotte-above', scene(grounds.mist, cocotteOben)],
  ['forte-parts', scene(grounds.sand, explodedPressureCooker)],
]);
