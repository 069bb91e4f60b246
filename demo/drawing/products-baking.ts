import { material } from './material.ts';
import { paint, picture } from './product-picture.ts';

/** Tins, bowls and baking tools. */
export const bakingPictures = {
  'springform-lift': picture('springform', 'blush'),
  'loaf-lift': picture('loaf', 'butter', { a: 14 }),
  'muffin-lift': picture('muffin', 'sand'),
  'waehe-blech': picture('tartTin', 'sage', { c: '#4b5663', r: 285 }),
  'gugel-lift': picture('ringMould', 'clay', { c: '#b9684a' }),
  'bowl-rund-white': picture('bowl', 'sky'),
  'bowl-linea': picture('bowl', 'clay', { m: material.steel, inn: material.steel }),
  'bowl-set': picture('bowlStack', 'mist'),
  'colander-cream': picture('colander', 'sage', {
    m: material.enamel(paint.cream),
    inn: material.ceramic('#f1ede4'),
  }),
  'colander-blue': picture('colander', 'sand', {
    m: material.enamel(paint.blue),
    inn: material.ceramic('#f1ede4'),
  }),
  'colander-red': picture('colander', 'stone', {
    m: material.enamel(paint.red),
    inn: material.ceramic('#f1ede4'),
  }),
  'whisk-wirbel': picture('whisk', 'blush'),
  'whisk-holz': picture('whisk', 'sage', { c: '#c79b66', wood: true, a: -22 }),
  'spatula-green': picture('spatula', 'butter', { c: paint.green }),
  'spatula-red': picture('spatula', 'mist', { c: paint.red }),
  'spatula-sand': picture('spatula', 'stone', { c: paint.sand }),
  'pin-wallholz': picture('rollingPin', 'butter'),
  'scale-gramm': picture('scale', 'sky'),
  'timer-red': picture('timer', 'bone', { c: paint.red }),
  'timer-graphite': picture('timer', 'sand', { c: paint.graphite }),
};
