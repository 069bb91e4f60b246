const FILES = import.meta.glob<Record<string, string>>(
  '../../../messages/{account,checkout,login,orders,service,success}/en.json',
  { eager: true, import: 'default' },
);

/** English texts of checkout, account and service forms. */
export const texts: Record<string, string> = Object.assign({}, ...Object.values(FILES));
