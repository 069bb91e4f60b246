import { archetypes } from './archetypes.ts';
import { Drawing } from './drawing.ts';
import { grounds } from './grounds.ts';
import { products } from './products.ts';
import { scenes } from './scenes.ts';

const WIDTH = 800;
const HEIGHT = 1000;

function productSvg(key: string): string | undefined {
  const picture = products.get(key);
  if (!picture) return undefined;
  const d = new Drawing();
  const figure = archetypes[picture.kind](d, picture.shape);
  const { zoom = 1, dx = 0, dy = 0 } = picture.view ?? {};
  const fit = Math.min(
    (figure.top ? 610 : 620) / figure.w,
    (figure.top ? 780 : 640) / figure.h,
    figure.top ? 1.45 : 1.25,
  );
  const scale = zoom * fit;
  const y = figure.top ? HEIGHT / 2 : HEIGHT / 2 + (figure.h * scale) / 2 + 4;
  const ground = d.ground(grounds[picture.ground], WIDTH, HEIGHT, !figure.top);
  return d.svg(
    WIDTH,
    HEIGHT,
    `${ground}<g transform="translate(${WIDTH / 2 + dx} ${y + dy}) scale(${scale})">${figure.s}</g>`,
  );
}

/** The picture of a key as SVG, the same at every call; undefined for an unknown key. */
export const pictureSvg = (key: string): string | undefined => scenes.get(key)?.draw() ?? productSvg(key);

/** Width and height in pixels of the picture of a key; undefined for an unknown key. */
export function pictureSize(key: string): { width: number; height: number } | undefined {
  const scene = scenes.get(key);
  if (scene) return { width: scene.width, height: scene.height };
  return products.has(key) ? { width: WIDTH, height: HEIGHT } : undefined;
}

/** Keys of all pictures. */
export const pictureKeys = (): string[] => [...scenes.keys(), ...products.keys()];
