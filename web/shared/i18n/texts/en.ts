const FILES = import.meta.glob<Record<string, string>>(
  ['../../../messages/en.json', '../../../messages/{cart,consent,entry,forms,review,secondary}/en.json'],
  { eager: true, import: 'default' },
);

/** English texts of every page. */
export const texts: Record<string, string> = Object.assign({}, ...Object.values(FILES));
