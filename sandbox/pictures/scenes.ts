import { rezeptKuerbis, rezeptRoesti, rezeptWaehe } from './dishes.ts';
import { Drawing } from './drawing.ts';
import { grounds } from './grounds.ts';
import { cocotteOben, cocotteSzene, heroBacken, heroTisch, heroWerkzeug } from './heroes.ts';
import { rezeptBircher, rezeptBrot, rezeptTomaten } from './meals.ts';
import { HERO } from './placing.ts';

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
  ['hero-table', scene('#d9d3c8', heroTisch, HERO.width, HERO.height)],
  ['hero-tools', scene('#d8c3b2', heroWerkzeug, HERO.width, HERO.height)],
  ['hero-baking', scene('#e6d6ac', heroBacken, HERO.width, HERO.height)],
  ['cocotte-scene', scene('#ddd6ca', cocotteSzene)],
  ['cocotte-above', scene(grounds.mist, cocotteOben)],
]);
