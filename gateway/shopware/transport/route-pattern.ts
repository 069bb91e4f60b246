/**
 * Route of a call to Shopware: its path without ids, links, SEO paths and personal data, for labels of low cardinality
 * that reveal nothing.
 */
export function routePattern(path: string): string {
  const [plain = ''] = path.split('?', 1);
  if (/^\/(?:media|thumbnail)\//.test(plain)) return '/media/{file}';
  return plain
    .split('/')
    .map((part) => (/^(?=.*\d)[\w.-]{16,}$|^\d+$|%|@/.test(part) ? '{id}' : part))
    .join('/');
}
