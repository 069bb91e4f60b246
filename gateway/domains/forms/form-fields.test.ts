import { beforeAll, describe, expect, test } from 'vitest';
import { errorsByField, sendForm } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const builder = (locale = 'en-GB') => new Shopper(gateway.url, { 'kontor-locale': locale });

async function fieldsOf(who: Shopper, kind: string) {
  const data = await who.ask(
    'query ($kind: FormKind!) { formFields(kind: $kind) { name label type required enabledBy maxLength maxValues mediaTypes } }',
    { kind },
  );
  const fields = at(data, 'formFields');
  return Array.isArray(fields) ? fields : [];
}

const KINDS = [
  'CONTACT',
  'CUSTOM',
  'REPAIR',
  'RETURN',
  'WARRANTY',
  'WITHDRAWAL',
  'BACK_IN_STOCK',
  'CANCELLATION',
];

describe('the description of a form', () => {
  test.each(KINDS)('lists the required fields of %s', async (kind) => {
    const who = builder();
    const fields = await fieldsOf(who, kind);
    const needed = fields.filter((field) => at(field, 'required') && at(field, 'enabledBy') === null);
    const refused = await sendForm(who, kind, {});
    expect(Object.keys(errorsByField(refused))).toEqual(needed.map((field) => at(field, 'name')));
  });
});
