/** Replaces a missing `shop/web.tsx` (vite.config.ts). */
export default {};
