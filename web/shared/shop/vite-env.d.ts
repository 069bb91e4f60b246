interface ImportMetaEnv {
  /** Whether `shop/web.tsx` exists (vite.config.ts). */
  readonly SHOP_CODE: boolean;
}
