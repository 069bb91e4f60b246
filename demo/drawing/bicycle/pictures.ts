import * as parts from './parts.ts';

/** px; goods are photographed square, on white. */
const SQUARE = 800;
const BANNER = { width: 1600, height: 800 };

const BLACK = '#24272b';
const PETROL = '#1f6f78';
const ORANGE = '#d9702b';
const OLIVE = '#6b7a3a';
const SILVER = '#aab1b8';
const BROWN = '#7a5234';
const RED = '#b3352f';
const AMBER = '#e0a21b';

/** Goods by key, within a square of 100 by 100. */
const GOODS: Readonly<Record<string, string>> = {
  'tyre-28': parts.tyre(BLACK, 6),
  'tyre-32': parts.tyre(BLACK, 8),
  'tyre-40': parts.tyre(BLACK, 11),
  'tyre-brown': parts.tyre(BROWN, 9),
  'tyre-winter': parts.tyre('#3a4046', 12),
  tube: parts.tube(BLACK),
  'tube-light': parts.tube(ORANGE),
  'rim-tape': parts.tape(PETROL),
  sealant: parts.bottle(PETROL),
  chain: parts.chain(BLACK),
  'chain-gold': parts.chain(AMBER),
  cassette: parts.cassette(SILVER),
  crank: parts.crank(BLACK),
  'crank-silver': parts.crank(SILVER),
  bearing: parts.bearing(SILVER),
  derailleur: parts.derailleur(BLACK),
  cable: parts.cable(BLACK),
  pads: parts.pads(BROWN),
  'pads-metal': parts.pads('#55606a'),
  rotor: parts.rotor(BLACK),
  brake: parts.brake(SILVER),
  'light-front': parts.light(BLACK, '#f6f3d8'),
  'light-rear': parts.light(BLACK, RED),
  reflector: parts.reflector(AMBER),
  multitool: parts.multitool(ORANGE),
  pump: parts.pump(PETROL),
  levers: parts.levers(ORANGE),
  stand: parts.stand(PETROL),
  oil: parts.bottle(AMBER),
  cleaner: parts.bottle(OLIVE),
  grease: parts.tin(PETROL),
  'bag-black': parts.bag('#3a3f45'),
  'bag-olive': parts.bag(OLIVE),
  'bag-orange': parts.bag(ORANGE),
  pannier: parts.pannier(PETROL),
  post: parts.post(BLACK),
};

/** Wide pictures by key: colour of the ground, and a thing in its middle. */
const BANNERS: Readonly<Record<string, readonly [ground: string, thing: string]>> = {
  'banner-bicycle': ['#dfe9ea', parts.bicycle(PETROL)],
  'banner-tyres': ['#efe7dc', parts.tyre(BLACK, 9)],
  'banner-workshop': ['#e6e8dc', parts.stand(ORANGE)],
};

/** Keys of all pictures of the shop. */
export function pictureKeys(): string[] {
  return [...Object.keys(GOODS), ...Object.keys(BANNERS)];
}

/** Width and height in pixels of the picture of a key; undefined for an unknown key. */
export function pictureSize(key: string): { width: number; height: number } | undefined {
  if (key in BANNERS) return BANNER;
  return key in GOODS ? { width: SQUARE, height: SQUARE } : undefined;
}

/** The picture of a key as SVG, the same at every call; undefined for an unknown key. */
export function pictureSvg(key: string): string | undefined {
  const banner = BANNERS[key];
  if (banner !== undefined) {
    const [ground, thing] = banner;
    return svg(
      BANNER.width,
      BANNER.height,
      `<rect width="200" height="100" fill="${ground}"/><g transform="translate(50 2)">${thing}</g>`,
      200,
    );
  }
  const thing = GOODS[key];
  if (thing === undefined) return undefined;
  const shadow = '<ellipse cx="50" cy="93" rx="30" ry="2.4" fill="#000" opacity=".08"/>';
  return svg(SQUARE, SQUARE, `<rect width="100" height="100" fill="#fff"/>${shadow}${thing}`, 100);
}

function svg(width: number, height: number, content: string, units: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units} 100">${content}</svg>`;
}
