import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeSession } from '../../../shared/session/session-store.ts';
import { customer, SALUTATIONS } from '../../../testing/shop-data.ts';
import { type TestShopper, testShopper } from '../../../testing/shopper.tsx';
import { ProfileDocument } from '../account.generated.ts';
import { useAccountData } from './account-data.tsx';

const profileOf = (firstName: string) => ({ customer: customer({ firstName }), salutations: SALUTATIONS });

function Greeting() {
  const { data, failure, show, retry } = useAccountData(ProfileDocument, {});
  return (
    <>
      <p>Hello {data?.customer?.firstName ?? 'nobody'}</p>
      {failure && <p role="alert">{failure}</p>}
      <button type="button" onClick={() => show(profileOf('Changed'))}>
        change
      </button>
      <button type="button" onClick={retry}>
        again
      </button>
    </>
  );
}

const press = ({ user }: TestShopper, name: string) => user.click(screen.getByRole('button', { name }));

test('shows no cached or delayed data of the previous session', async () => {
  const shopper = testShopper('CUSTOMER');
  const delayed = Promise.withResolvers<void>();
  shopper.gateway.answer(ProfileDocument, profileOf('Anna'));
  shopper.open(<Greeting />);
  await screen.findByText('Hello Anna');
  const answer = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await delayed.promise;
    return answer(...request);
  };
  await press(shopper, 'again');
  // Another customer logs in, in this tab or another one.
  globalThis.fetch = answer;
  shopper.gateway.reply(ProfileDocument, 'never');
  await act(async () => changeSession('CUSTOMER'));
  expect(screen.getByText('Hello nobody')).toBeTruthy();
  shopper.gateway.answer(ProfileDocument, profileOf('Anna'));
  await act(async () => delayed.resolve());
  expect(screen.getByText('Hello nobody')).toBeTruthy();
  shopper.gateway.answer(ProfileDocument, profileOf('Berta'));
  await press(shopper, 'again');
  await screen.findByText('Hello Berta');
});
