import { material } from './material.ts';
import { paint, picture } from './product-picture.ts';

const enamelMug = (colour: string) => ({ m: material.enamel(colour), inn: material.ceramic('#f4f0e8') });

/** Tableware, glasses, cutlery and linen. */
export const tablePictures = {
  'plate-kiesel': picture('plate', 'olive', { speck: true, coupe: true }),
  'plate-rand': picture('plate', 'mist', { rim: '#26394a' }),
  'plate-suppe': picture('plate', 'sand', { rim: '#a8342a', r: 262 }),
  'plate-platte': picture('plate', 'clay', { speck: true, c: '#d9d3c4', r: 300 }),
  'bowl-muesli-cream': picture('bowl', 'sky', { r: 200, h: 190 }),
  'bowl-muesli-green': picture('bowl', 'butter', {
    r: 200,
    h: 190,
    m: material.ceramic(paint.green),
    inn: material.ceramic('#ece7dc'),
  }),
  'bowl-muesli-blue': picture('bowl', 'blush', {
    r: 200,
    h: 190,
    m: material.ceramic(paint.blue),
    inn: material.ceramic('#ece7dc'),
  }),
  'bowl-salat': picture('bowl', 'sage', { r: 285, h: 180, band: '#7a5a3c' }),
  'mug-halb-green': picture('mug', 'sand', { dip: '#52675c', coffee: true }),
  'mug-halb-red': picture('mug', 'mist', { dip: '#a83a2e', coffee: true }),
  'mug-halb-blue': picture('mug', 'butter', { dip: paint.blue, coffee: true }),
  'mug-halb-graphite': picture('mug', 'sky', { dip: paint.graphite, coffee: true }),
  'mug-espresso': picture('mug', 'blush', { dip: '#8a5c38', coffee: true }, { zoom: 0.66, dx: 0, dy: -50 }),
  'moka-kanne': picture('moka', 'stone'),
  'mug-email-blue': picture('mug', 'bone', enamelMug(paint.blue)),
  'mug-email-cream': picture('mug', 'sage', enamelMug(paint.cream)),
  'teapot-hang': picture('kettle', 'butter', { m: material.ceramic('#7d8f86'), hc: '#5c4632' }),
  'carafe-quell': picture('carafe', 'sky'),
  'carafe-wein': picture('carafe', 'blush', { cork: false }),
  'tumbler-klar': picture('tumbler', 'mist'),
  'tumbler-most': picture('tumbler', 'sage', { fc: '#c58a2e', h: 250, r: 120 }),
  'cutlery-gerade': picture('cutlery', 'stone', { a: 12 }),
  'cutlery-red': picture('cutlery', 'bone', { a: 12, c: paint.red }),
  'cutlery-green': picture('cutlery', 'butter', { a: 12, c: paint.green }),
  'cutlery-blue': picture('cutlery', 'clay', { a: 12, c: paint.blue }),
  'fork-tafel': picture('fork', 'mist'),
  'spoon-tafel': picture('tableSpoon', 'blush'),
  'towel-streifen-red': picture('towel', 'sand', { a: -6 }),
  'towel-streifen-blue': picture('towel', 'clay', { a: -6, k: paint.blue }),
  'towel-streifen-graphite': picture('towel', 'butter', { a: -6, k: paint.graphite }),
  'towel-waffel': picture('towel', 'sky', {
    a: 8,
    c: '#e4e0d6',
    k: '#c9c2b2',
    st: [
      [24, 8],
      [44, 8],
      [64, 8],
      [84, 8],
    ],
  }),
  'napkin-serviette': picture('towel', 'sage', { a: 4, c: '#b98f5a', k: '#8a6234', st: [[18, 3]] }),
  'apron-blue': picture('apron', 'bone', { c: '#3a4a5a' }),
  'apron-graphite': picture('apron', 'sage', { c: paint.graphite }),
  'apron-green': picture('apron', 'clay', { c: paint.green }),
  'trivet-rost': picture('trivet', 'mist'),
};
