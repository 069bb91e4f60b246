import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';

const { salutations } = demo.salesChannel;

export const SALUTATIONS = salutations.map(({ key }) => key);

export function salutationEntity(key: string, lang: Lang): Entity {
  const found = salutations.find((salutation) => salutation.key === key);
  const displayName = found?.displayName[lang] ?? '';
  const letterName = found?.letterName[lang] ?? '';
  return entity(
    'salutation',
    idOf('salutation', key),
    { salutationKey: key, displayName, letterName },
    { displayName, letterName, customFields: {} },
  );
}

export function salutationExists(id: string): boolean {
  return SALUTATIONS.some((key) => idOf('salutation', key) === id);
}

export function salutationById(id: string | null | undefined, lang: Lang): Entity | null {
  const key = SALUTATIONS.find((candidate) => idOf('salutation', candidate) === id);
  return key === undefined ? null : salutationEntity(key, lang);
}
