import type { Text } from '../../sandbox/shops/model/text.ts';

export const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });

/** `lines` is a text of several lines, `media` the id of a file, `color` one as text. */
export type FieldType = 'text' | 'lines' | 'media' | 'color' | 'select' | 'int' | 'bool' | 'date' | 'json';

/** A custom field as it is made in Shopware. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly label: Text;
  /** Told below the field. */
  readonly help?: Text;
  /** What a `select` offers, by what it stores. */
  readonly options?: Readonly<Record<string, Text>>;
}
