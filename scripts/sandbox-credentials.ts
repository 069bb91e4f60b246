import type { Sandbox } from '../sandbox/sandbox.ts';

/** Credentials of the sandbox, which are not secret. */
export const SANDBOX_CREDENTIALS = {
  SHOPWARE_ACCESS_TOKEN: 'SWSCKONTORSANDBOXDEMOSHOP0',
  SHOPWARE_ADMIN_CLIENT_ID: 'SWIAKONTORSANDBOXDEMOSHOP0',
  SHOPWARE_ADMIN_CLIENT_SECRET: 'sandbox-secret',
} as const;

/** Environment of a gateway in front of a sandbox. */
export function sandboxEnvironment({
  url,
  freeShippingFrom,
}: Pick<Sandbox, 'url' | 'freeShippingFrom'>): Readonly<Record<string, string>> {
  return {
    SHOPWARE_ENDPOINT: url,
    ...SANDBOX_CREDENTIALS,
    ...(freeShippingFrom === undefined ? {} : { FREE_SHIPPING_FROM: String(freeShippingFrom) }),
  };
}
