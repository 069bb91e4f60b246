import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { RefusedError, refusal } from './shopware-error.ts';

const ENDPOINT = 'https://shop.example/';

describe('who may fill a Shopware', () => {
  it('is an integration', () => {
    expect(
      readConfiguration({
        SHOPWARE_ENDPOINT: ENDPOINT,
        SHOPWARE_ADMIN_CLIENT_ID: 'SWIA',
        SHOPWARE_ADMIN_CLIENT_SECRET: 'secret',
      }),
    ).toEqual({
      endpoint: 'https://shop.example',
      publicUrl: 'http://localhost:3000',
      grant: { grant_type: 'client_credentials', client_id: 'SWIA', client_secret: 'secret' },
    });
  });

  it('without the password of a web server, beside which the Admin API cannot be authorised', () => {
    const environment = {
      SHOPWARE_ENDPOINT: 'https://staff:open@shop.example/',
      SHOPWARE_ADMIN_USER: 'admin',
      SHOPWARE_ADMIN_PASSWORD: 'shopware',
    };
    expect(readConfiguration(environment).endpoint).toBe('https://shop.example');
  });

  it('or an administrator', () => {
    const environment = {
      SHOPWARE_ENDPOINT: ENDPOINT,
      SHOPWARE_ADMIN_USER: 'admin',
      SHOPWARE_ADMIN_PASSWORD: 'shopware',
    };
    expect(readConfiguration(environment).grant).toMatchObject({ grant_type: 'password', username: 'admin' });
  });

  it('hears of every mistake at once', () => {
    const read = () => readConfiguration({ SHOPWARE_ENDPOINT: 'shop', PUBLIC_URL: 'ftp://shop' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/SHOPWARE_ENDPOINT.*\nPUBLIC_URL.*\nSHOPWARE_ADMIN_CLIENT_ID/);
  });
});

describe('what Shopware refuses', () => {
  it('is told with its field and in its words (case 817)', () => {
    const errors = [
      { status: '400', detail: 'Dieser Wert sollte vom Typ int sein.', source: { pointer: '/bad/0/stock' } },
    ];
    const { reasons } = new RefusedError(400, { errors });
    const named = (pointer: string) => `«x», ${pointer.split('/').at(-1)}`;
    expect(refusal(400, reasons, named)).toBe('«x», stock: Dieser Wert sollte vom Typ int sein.');
  });

  it('is told in part where it is much, and by its status where there are no words', () => {
    const errors = Array.from({ length: 8 }, (_, index) => ({ detail: `mistake ${index}` }));
    expect(new RefusedError(400, { errors }).message.split('\n')).toHaveLength(6);
    expect(new RefusedError(502, undefined).message).toBe('status 502');
  });
});
