/** In place of `shop/web.tsx`, where a shop adds nothing (vite.config.ts). */
export default {};
