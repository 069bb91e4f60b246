const FILES = import.meta.glob<Record<string, string>>(
  ['../../../messages/de.json', '../../../messages/{cart,consent,entry,forms,review,secondary}/de.json'],
  { eager: true, import: 'default' },
);

/** German texts of every page. */
export const texts: Record<string, string> = Object.assign({}, ...Object.values(FILES));
