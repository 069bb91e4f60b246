/** How the gateway reaches the sandbox (the same in every installation, as it guards nothing), and from when its parcels are free. */
export const SANDBOX_CREDENTIALS = {
  SHOPWARE_ACCESS_TOKEN: 'SWSCKONTORSANDBOXDEMOSHOP0',
  SHOPWARE_ADMIN_CLIENT_ID: 'SWIAKONTORSANDBOXDEMOSHOP0',
  SHOPWARE_ADMIN_CLIENT_SECRET: 'sandbox-secret',
  FREE_SHIPPING_FROM: '75',
} as const;
