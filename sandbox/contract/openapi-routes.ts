import { CUSTOMER } from './customer-steps.ts';
import { ADDRESS, GUEST } from './setup-steps.ts';

const { guest: _guest, email: _email, ...PERSON } = GUEST;

export interface DescribedRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** As in the document; `{name}` is filled from the placeholders, renamed by `with`. */
  readonly path: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly setup?: string;
}

export const ROUTES: readonly DescribedRoute[] = [
  { method: 'GET', path: '/context' },
  { method: 'GET', path: '/context', setup: 'guest' },
  { method: 'PATCH', path: '/context', body: { currencyId: '{{currencyEur}}' } },
  { method: 'POST', path: '/language' },
  { method: 'POST', path: '/currency' },
  { method: 'POST', path: '/country' },
  { method: 'POST', path: '/country-state/{countryId}', with: { countryId: 'country' } },
  { method: 'POST', path: '/salutation' },
  { method: 'POST', path: '/payment-method' },
  { method: 'POST', path: '/shipping-method' },
  { method: 'POST', path: '/navigation/{activeId}/{rootId}', with: { activeId: 'root', rootId: 'root' } },
  { method: 'POST', path: '/category' },
  { method: 'POST', path: '/category/{navigationId}', with: { navigationId: 'category' } },
  { method: 'POST', path: '/category/{navigationId}', with: { navigationId: 'root' } },
  ...['recipes', 'recipe', 'workshop', 'sizeGuide', 'faq'].map(
    (page): DescribedRoute => ({
      method: 'POST',
      path: '/category/{navigationId}',
      with: { navigationId: page },
    }),
  ),
  { method: 'GET', path: '/cookie-groups' },
  { method: 'POST', path: '/media', body: { ids: ['{{picture}}'] } },
  { method: 'POST', path: '/cms/{id}', with: { id: 'cmsPage' } },
  { method: 'POST', path: '/landing-page/{landingPageId}', with: { landingPageId: 'landingPage' } },
  { method: 'POST', path: '/product' },
  { method: 'POST', path: '/product/{productId}', with: { productId: 'variant' } },
  { method: 'POST', path: '/product/{productId}', with: { productId: 'rich' } },
  { method: 'POST', path: '/product-listing/{categoryId}', with: { categoryId: 'category' } },
  { method: 'POST', path: '/search', body: { search: 'Topf' } },
  { method: 'POST', path: '/search-suggest', body: { search: 'Topf' } },
  { method: 'POST', path: '/product/{productId}/cross-selling', with: { productId: 'parent' } },
  { method: 'POST', path: '/product/{productId}/reviews', with: { productId: 'parent' } },
  {
    method: 'POST',
    path: '/product/{productId}/find-variant',
    with: { productId: 'parent' },
    body: { options: { '{{groupA}}': '{{optionA}}' }, switchedGroup: '{{groupA}}' },
  },
  { method: 'GET', path: '/breadcrumb/{id}', with: { id: 'product' } },
  { method: 'POST', path: '/seo-url' },
  { method: 'GET', path: '/sitemap' },
  { method: 'GET', path: '/checkout/cart' },
  { method: 'GET', path: '/checkout/cart', setup: 'cart with several' },
  { method: 'GET', path: '/checkout/cart', setup: 'dear cart with a code' },
  { method: 'GET', path: '/checkout/cart', setup: 'cart with blocked methods' },
  { method: 'POST', path: '/checkout/order', setup: 'guest with several' },
  { method: 'POST', path: '/order', setup: 'order' },
  { method: 'POST', path: '/handle-payment', setup: 'order', body: { orderId: '{{order}}' } },
  { method: 'POST', path: '/account/customer', setup: 'guest' },
  { method: 'POST', path: '/account/list-address', setup: 'guest' },
  { method: 'POST', path: '/account/logout', setup: 'guest' },
  {
    method: 'POST',
    path: '/account/register',
    body: { ...CUSTOMER, ...PERSON, billingAddress: ADDRESS },
  },
  {
    method: 'POST',
    path: '/account/login',
    setup: 'customer elsewhere',
    body: { username: CUSTOMER.email, password: CUSTOMER.password },
  },
  { method: 'GET', path: '/context', setup: 'customer accepted for a group' },
  { method: 'POST', path: '/account/customer', setup: 'customer logged in' },
  {
    method: 'POST',
    path: '/account/change-profile',
    setup: 'customer logged in',
    body: { firstName: 'Klara', lastName: 'Kunde', salutationId: '{{salutation}}' },
  },
  {
    method: 'POST',
    path: '/account/change-email',
    setup: 'customer logged in',
    body: { email: 'neu@example.com', emailConfirmation: 'neu@example.com', password: CUSTOMER.password },
  },
  {
    method: 'POST',
    path: '/account/change-password',
    setup: 'customer logged in',
    body: { password: CUSTOMER.password, newPassword: 'Neues1234', newPasswordConfirm: 'Neues1234' },
  },
  {
    method: 'POST',
    path: '/account/recovery-password',
    setup: 'customer elsewhere',
    body: { email: CUSTOMER.email, storefrontUrl: 'http://localhost:3000' },
  },
  {
    method: 'POST',
    path: '/account/recovery-password-confirm',
    setup: 'recovery asked for',
    body: { hash: '{{recovery}}', newPassword: 'Neues1234', newPasswordConfirm: 'Neues1234' },
  },
  {
    method: 'POST',
    path: '/account/customer-recovery-is-expired',
    setup: 'recovery asked for',
    body: { hash: '{{recovery}}' },
  },
  { method: 'POST', path: '/account/newsletter-recipient', setup: 'customer asking for the newsletter' },
  { method: 'POST', path: '/account/address', setup: 'customer logged in', body: { ...PERSON, ...ADDRESS } },
  { method: 'POST', path: '/account/list-address', setup: 'customer with two addresses' },
  { method: 'POST', path: '/customer/wishlist', setup: 'customer with a wishlist' },
  {
    method: 'POST',
    path: '/customer/wishlist/add/{productId}',
    with: { productId: 'product' },
    setup: 'customer logged in',
  },
  {
    method: 'POST',
    path: '/customer/wishlist/merge',
    setup: 'customer logged in',
    body: { productIds: ['{{product}}'] },
  },
  {
    method: 'GET',
    path: '/customer-group-registration/config/{customerGroupId}',
    with: { customerGroupId: 'groupTrade' },
  },
  { method: 'POST', path: '/order', setup: 'document sent' },
  { method: 'POST', path: '/order', setup: 'paid download' },
  {
    method: 'POST',
    path: '/order/payment',
    setup: 'order',
    body: { orderId: '{{order}}', paymentMethodId: '{{paymentOther}}' },
  },
  { method: 'POST', path: '/order/state/cancel', setup: 'order', body: { orderId: '{{order}}' } },
];
