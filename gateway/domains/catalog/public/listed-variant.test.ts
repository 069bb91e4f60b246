import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listedVariant } from './variant.ts';

const PARENT = '0190aa';
const OPTIONS = [
  { id: 'c1', groupId: 'colour', name: 'Rot', translated: { name: 'Rot' } },
  { id: 's9', groupId: 'size', name: 'L', translated: { name: 'L' } },
  { id: 'f4', groupId: 'fabric', name: 'Filz', translated: { name: 'Filz' } },
];
describe.each([
  ['6.6', 'md5'],
  ['6.7', 'sha256'],
])('in Shopware %s, which hashes by %s,', (_version, algorithm) => {
  const hash = (text: string) => createHash(algorithm).update(text).digest('hex');

  test.each([
    ['by colour and size, in the order of the settings', hash(`${PARENT}s9c1`), ['L', 'Rot']],
    ['by all of them', hash(`${PARENT}c1s9f4`), ['Rot', 'L', 'Filz']],
    ['as one for all', hash(PARENT.toUpperCase()), []],
    ['as a plugin likes it', hash('nobody knows'), ['Rot', 'L', 'Filz']],
  ])('a variant that is listed %s has its options', (_how, displayGroup, labels) => {
    expect(listedVariant({ parentId: PARENT, displayGroup, options: OPTIONS })).toEqual(labels);
  });
});
