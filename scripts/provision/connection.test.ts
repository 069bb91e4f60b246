import { describe, expect, it, test } from 'vitest';
import { RejectedError, ShopwareError } from './admin-client.ts';
import { readConfiguration } from './connection.ts';

describe('configuration of provisioning', () => {
  it('removes credentials from the URL', () => {
    const environment = {
      SHOPWARE_ENDPOINT: 'https://staff:open@shop.example/',
      SHOPWARE_ADMIN_USER: 'admin',
      SHOPWARE_ADMIN_PASSWORD: 'shopware',
    };
    expect(readConfiguration(environment).endpoint).toBe('https://shop.example');
  });

  it('reports all mistakes at once', () => {
    const read = () => readConfiguration({ SHOPWARE_ENDPOINT: 'shop', PUBLIC_URL: 'ftp://shop' });
    expect(read).toThrow(ShopwareError);
    expect(read).toThrow(/SHOPWARE_ENDPOINT.*\nPUBLIC_URL.*\nSHOPWARE_ADMIN_CLIENT_ID/);
  });
});

test('a rejected request shows each reason with its field, or the status', () => {
  const errors = [
    { status: '400', detail: 'Not an integer.', source: { pointer: '/0/stock' } },
    { detail: 'Other.' },
  ];
  expect(new RejectedError(400, { errors }).message).toBe('/0/stock: Not an integer.\n  Other.');
  expect(new RejectedError(502, undefined).message).toBe('status 502');
});
