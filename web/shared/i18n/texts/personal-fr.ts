const FILES = import.meta.glob<Record<string, string>>(
  '../../../messages/{account,checkout,login,orders,service,success}/fr.json',
  { eager: true, import: 'default' },
);

/** French texts of checkout, account and service forms. */
export const texts: Record<string, string> = Object.assign({}, ...Object.values(FILES));
