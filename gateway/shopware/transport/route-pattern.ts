/**
 * The route of a call to Shopware: its path without what tells one entity, link, path or person from another, so that
 * there are few of them and none gives anything away.
 */
export function routePattern(path: string): string {
  const [plain = ''] = path.split('?', 1);
  if (/^\/(?:media|thumbnail)\//.test(plain)) return '/media/{file}';
  return plain
    .split('/')
    .map((part) => (/^(?=.*\d)[\w.-]{16,}$|^\d+$|%|@/.test(part) ? '{id}' : part))
    .join('/');
}
