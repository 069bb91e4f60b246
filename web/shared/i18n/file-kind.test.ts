import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

test('names a file by its type, several by number, others by file name', () => {
  expect(fileKind('book-material-pdf.pdf', 0, 1)).toBe('PDF');
  expect(fileKind('songs.tar.gz', 1, 2)).toBe('GZ 2');
  expect(fileKind('README', 0, 1)).toBe('README');
});
