import type { SentKind } from '../../../../schema/form-contract.ts';

/** Selector of a service form in the server's page. */
export const SERVICE_FORM = '.service-form:not(.newsletter-form)';

/** Prefix of a form's ids, and the name of its draft. */
export const serviceFormName = (kind: SentKind): string => `service-${kind.toLowerCase()}`;
