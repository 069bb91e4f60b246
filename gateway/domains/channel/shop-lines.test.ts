import { describe, expect, test } from 'vitest';
import { ShopFields } from './shop-fields.ts';
import { promises, socialLinks } from './shop-lines.ts';

const english = (path: string) => `/en${path}`;

function fieldsOf(values: Readonly<Record<string, unknown>>): ShopFields {
  return new ShopFields((name) => values[name.replace('kontor_shop_', '')]);
}

function promised(typed: string) {
  const fields = fieldsOf({ promises: typed });
  return { promises: promises(fields, 'promises', english), problems: fields.problems };
}

describe('a promise is one line', () => {
  test.each([
    ['30 days to return', { text: '30 days to return', url: null, icon: null }],
    ['Returns | /returns/', { text: 'Returns', url: '/en/returns/', icon: null }],
    ['Returns | https://law.example/x', { text: 'Returns', url: 'https://law.example/x', icon: null }],
    ['Call us | tel:+41440000000', { text: 'Call us', url: 'tel:+41440000000', icon: null }],
    ['Returns | | return', { text: 'Returns', url: null, icon: 'RETURN' }],
    ['  Returns|/returns/|Shield  ', { text: 'Returns', url: '/en/returns/', icon: 'SHIELD' }],
  ])('%s', (typed, expected) => {
    expect(promised(typed)).toEqual({ promises: [expected], problems: [] });
  });

  test('empty lines and line ends of any system are nothing', () => {
    expect(promised('One\r\n\r\n  \rTwo\n').promises.map(({ text }) => text)).toEqual(['One', 'Two']);
  });
});

describe('what is no good is left out and said, and the other lines stay', () => {
  test.each([
    ['Good | javascript:alert(1)', /line 1 has a link that is not safe and is left out/],
    ['Good | JaVaScRiPt:alert(1)', /not safe/],
    ['Good | data:text/html,<script>', /not safe/],
    ['Good | //other.example', /not safe/],
    ['Good | /\\other.example', /not safe/],
    ['Good | returns', /not safe/],
    ['<script>alert(1)</script>', /line 1 holds markup and is left out/],
    ['Good <img src=x onerror=alert(1)>', /holds markup/],
    [' | /returns/', /has no text/],
    ['x'.repeat(121), /longer than 120 characters/],
  ])('%s', (typed, why) => {
    const { promises: kept, problems } = promised(`${typed}\nStays`);
    expect(kept.map(({ text }) => text)).toEqual(['Stays']);
    expect(problems).toEqual([expect.stringMatching(why)]);
    expect(problems[0]).toContain('kontor_shop_promises');
  });

  test('an unknown drawing costs the drawing alone', () => {
    const { promises: kept, problems } = promised('Stays | | unicorn');
    expect(kept).toEqual([{ text: 'Stays', url: null, icon: null }]);
    expect(problems).toHaveLength(1);
  });

  test('more than a handful', () => {
    const { promises: kept, problems } = promised('1\n2\n3\n4\n5\n6\n7\n8');
    expect(kept).toHaveLength(6);
    expect(problems).toEqual([expect.stringContaining('more than 6 lines')]);
  });
});

test('profiles are https or http addresses and nothing else', () => {
  const fields = fieldsOf({
    social:
      'Chat | https://chat.example/shop\nBad | javascript:alert(1)\nMail | mailto:a@b.example\n| https://x.example',
  });
  expect(socialLinks(fields, 'social')).toEqual([{ label: 'Chat', url: 'https://chat.example/shop' }]);
  expect(fields.problems).toHaveLength(3);
});

describe('a field', () => {
  test.each([
    ['claim', 'text', '  Two\n words ', 'Two words'],
    ['claim', 'text', '', null],
    ['claim', 'text', null, null],
    ['claim', 'text', 'Nuts & bolts < 5 mm', 'Nuts & bolts < 5 mm'],
    ['claim', 'text', '<b>Bold</b>', null],
    ['claim', 'text', ['a'], null],
    ['phone', 'phone', '044 000 00 00', '044 000 00 00'],
    ['phone', 'phone', '+41 (0)44-000', '+41 (0)44-000'],
    ['phone', 'phone', 'call me', null],
    ['email', 'email', 'shop@example.org', 'shop@example.org'],
    ['email', 'email', 'shop at example', null],
    ['year', 'year', 2026, 2026],
    ['year', 'year', '1926', 1926],
    ['year', 'year', '26', null],
    ['year', 'year', 'soon', null],
    ['logo', 'id', 'a'.repeat(32), 'a'.repeat(32)],
    ['logo', 'id', '../../etc', null],
  ] as const)('%s read as %s of %j is %j', (name, kind, value, expected) => {
    const fields = fieldsOf({ [name]: value });
    const read = kind === 'text' ? fields.text(name, 100) : fields[kind](name);
    expect(read).toBe(expected);
    const isEmpty = value === null || value === '';
    expect(fields.problems).toHaveLength(expected === null && !isEmpty ? 1 : 0);
  });

  test('a text that is too long is left out, not cut', () => {
    const fields = fieldsOf({ name: 'x'.repeat(61) });
    expect(fields.text('name', 60)).toBeNull();
    expect(fields.problems).toEqual(['kontor_shop_name is longer than 60 characters and is left out']);
  });

  test('the address keeps its lines', () => {
    expect(fieldsOf({ address: 'Street 1\r\n8000 Town\n' }).lines('address')).toEqual([
      'Street 1',
      '8000 Town',
    ]);
  });
});
