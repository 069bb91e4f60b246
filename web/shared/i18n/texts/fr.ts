const FILES = import.meta.glob<Record<string, string>>(
  ['../../../messages/fr.json', '../../../messages/{cart,consent,entry,forms,review,secondary}/fr.json'],
  { eager: true, import: 'default' },
);

/** French texts of every page. */
export const texts: Record<string, string> = Object.assign({}, ...Object.values(FILES));
