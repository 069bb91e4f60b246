/** What the sandbox accepts (design: the same in every installation, as it guards nothing). */
export const SANDBOX_CREDENTIALS = {
  SHOPWARE_ACCESS_TOKEN: 'SWSCKONTORSANDBOXDEMOSHOP0',
  SHOPWARE_ADMIN_CLIENT_ID: 'SWIAKONTORSANDBOXDEMOSHOP0',
  SHOPWARE_ADMIN_CLIENT_SECRET: 'sandbox-secret',
} as const;
