import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LONG_NAME, SALUTATIONS } from '../../testing/shop-data.ts';
import { fieldMessage, type TestShopper, testShopper } from '../../testing/shopper.tsx';
import { watchUploads } from '../../testing/uploads.ts';
import { CaptchaDocument } from './public/forms.generated.ts';
import { ServiceForm } from './public/service-form.tsx';

const photo = (name = 'griff.png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const field = () => screen.getByLabelText('Foto des Schadens (freiwillig)');
const files = () => screen.queryAllByTestId('upload-file');

function repairing(): TestShopper & ReturnType<typeof watchUploads> {
  const shopper = testShopper();
  const uploads = watchUploads();
  shopper.gateway.reply(CaptchaDocument, 'never');
  shopper.open(<ServiceForm kind="REPAIR" title={null} salutations={SALUTATIONS} place={null} />);
  return { ...shopper, ...uploads };
}

test('shows the progress of an upload and blocks the form until it completes', async () => {
  const { user, last } = repairing();
  await user.upload(field(), photo(`${LONG_NAME}.png`));
  last().progress(40);
  expect(screen.getByRole('progressbar', { name: `${LONG_NAME}.png` })).toHaveProperty('value', 40);
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(fieldMessage(field())).toBe('Bitte warten Sie, bis die Datei hochgeladen ist.');
  await last().answer(201, { key: 'key-1' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText(`${LONG_NAME}.png ist hochgeladen.`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(fieldMessage(field())).toMatch(/^JPEG, PNG oder WebP/);
});

test('reports a lost connection and accepts the file again', async () => {
  const { user, last } = repairing();
  await user.upload(field(), photo());
  await last().fail();
  expect(fieldMessage(field())).toMatch(/^Die Datei konnte nicht hochgeladen/);
  expect(files()).toEqual([]);
  await user.upload(field(), photo());
  await last().answer(201, { key: 'key-1' });
  expect(files()).toHaveLength(1);
  expect(fieldMessage(field())).toMatch(/^JPEG, PNG oder WebP/);
});

test('lists the accepted types when the shop rejects the content', async () => {
  const { user, last } = repairing();
  await user.upload(field(), photo());
  await last().answer(415, { message: 'Erlaubt sind JPEG, PNG, WebP und PDF.' });
  expect(fieldMessage(field())).toBe(
    'Dieser Dateityp wird nicht unterstützt. Möglich sind: JPEG, PNG, WebP.',
  );
  expect(files()).toEqual([]);
});

test('does not send a file that is too large', async () => {
  const { user } = repairing();
  await user.upload(field(), photo('gross.png', 8 * 1024 * 1024 + 1));
  await waitFor(() => expect(fieldMessage(field())).toBe('Die Datei ist zu gross. Höchstens 8 MB.'));
  expect(files()).toEqual([]);
});
