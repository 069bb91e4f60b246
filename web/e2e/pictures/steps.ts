import type { MessageKey } from '../../shared/i18n/translate.ts';
import type { Shopper } from '../shopper.ts';
import type { Place } from './screens.ts';

/** A path in the language of the place. */
export const on =
  (path: string) =>
  ({ prefix }: Place): string =>
    `${prefix}${path}`;

/** Opens a path and runs `act`; false if the shop has no such page. */
export const after =
  (find: (place: Place) => string | null, act: (shopper: Shopper) => Promise<void>) =>
  async (shopper: Shopper, place: Place): Promise<boolean | undefined> => {
    const path = find(place);
    if (path === null) return false;
    await shopper.open(path);
    await act(shopper);
    return undefined;
  };

export const waitFor = (testId: string) => async (shopper: Shopper) => shopper.see(testId).first().waitFor();
export const press = (button: MessageKey, then: string) => async (shopper: Shopper) => {
  await shopper.button(button).first().click();
  await shopper.see(then).first().waitFor();
};
