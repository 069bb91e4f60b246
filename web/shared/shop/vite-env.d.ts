interface ImportMetaEnv {
  /** Whether the shop has code of its own, `shop/web.tsx` (vite.config.ts). */
  readonly SHOP_CODE: boolean;
}
