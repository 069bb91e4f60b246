import { expect, test } from 'vitest';
import { PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { ground, groundSheet } from './background.ts';

const picture = (full: string) => ({ full, srcset: null, width: null, height: null, alt: '' });

test('escapes picture URLs that would end the string, the rule or the style element', () => {
  const background = picture('/a")}</style><script>"\\');
  expect(ground({ ...PLAIN_LAYOUT, background })).toContainEqual([
    'background-image',
    'url("/a\\22 )}\\3c /style\\3e \\3c script\\3e \\22 \\5c ")',
  ]);
});

test('rejects picture URLs of more than 1000 characters', () => {
  expect(ground({ ...PLAIN_LAYOUT, background: picture(`/${'a'.repeat(1000)}`) })).toEqual([]);
});

test("leaves out the side margins of Shopware's default layouts", () => {
  const layout = { ...PLAIN_LAYOUT, margins: ['20px', '20px', '0', '32px'] };
  expect(ground(layout)).toEqual([['padding', '20px 0 0 32px']]);
});

test('writes backgrounds of sections and blocks into the style sheet of the page', () => {
  const block = {
    id: 'b1',
    type: 'text',
    layout: { ...PLAIN_LAYOUT, margins: ['20px', '0', '40px', '0'] },
    slots: [],
  };
  const section = {
    id: 's1',
    type: 'DEFAULT' as const,
    layout: { ...PLAIN_LAYOUT, backgroundColor: '#e8e4db' },
    blocks: [block],
    sidebar: [],
  };
  expect(groundSheet({ sections: [section] })).toBe(
    '[data-ground="s1"]{background-color:#e8e4db}[data-ground="b1"]{padding:20px 0 40px 0}',
  );
});
