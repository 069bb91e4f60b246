import type { ContentType } from '../../../schema/form-contract.ts';

export interface FileType {
  readonly type: ContentType;
  readonly extension: string;
}

/** Magic bytes: `ascii` at offset `at`, or hexadecimal. */
const SIGNATURES: readonly (FileType & {
  readonly starts: readonly (readonly [at: number, hex: string])[];
})[] = [
  { type: 'image/jpeg', extension: 'jpg', starts: [[0, 'ffd8ff']] },
  { type: 'image/png', extension: 'png', starts: [[0, '89504e470d0a1a0a']] },
  {
    type: 'image/webp',
    extension: 'webp',
    starts: [
      [0, '52494646'],
      [8, '57454250'],
    ],
  },
  { type: 'application/pdf', extension: 'pdf', starts: [[0, '255044462d']] },
];

/** Detects the type by content, ignoring the declared one; null for unsupported files. */
export function fileType(content: Buffer): FileType | null {
  const found = SIGNATURES.find(({ starts }) =>
    starts.every(([at, hex]) => content.subarray(at, at + hex.length / 2).toString('hex') === hex),
  );
  return found === undefined ? null : { type: found.type, extension: found.extension };
}
