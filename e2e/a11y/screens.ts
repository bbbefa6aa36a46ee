import type { RoutePath } from '@dray/contract/section-table.ts';
import {
  aLink,
  firstLink,
  firstRow,
  maintenance,
  notOrdered,
  sentFile,
  sessionEnds,
  thanks,
  type Way,
} from './ways.ts';

export type Brand = 'emea' | 'peroni';

export type Screen = {
  path: string;
  /** Undefined is what has no route: an address that leads nowhere, a page in place of all others, the provider's own. */
  route: RoutePath | undefined;
  /** Who is signed in under each brand, which is that of their market; nobody while it is undefined. */
  account: Record<Brand, string | undefined>;
  /** What is arranged before the page is opened. */
  before?: Way;
  /** What leads on from the address to the screen that is meant, in words. */
  after?: { name: string; open: Way };
};

const owners = { emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' };
const buyers = { emea: 'warehouse@velkosklad-brno.example', peroni: 'owner@bellini.example' };
/** Of the demo world. */
const onboarding = '660f91ed-c584-4f04-8e1a-bc70d0a642e3';
const noOnboarding = '00000000-0000-4000-8000-000000000000';
const operators = { emea: 'operator@meridian.example', peroni: 'operator@meridian.example' };
const planners = { emea: 'pricing@meridian.example', peroni: 'pricing@meridian.example' };
const writers = { emea: 'content@meridian.example', peroni: 'content@meridian.example' };
const agents = { emea: 'service@meridian.example', peroni: 'service@meridian.example' };
const nobody = { emea: undefined, peroni: undefined };

type Besides = Partial<Pick<Screen, 'account' | 'before' | 'after'>>;

const at = (path: string, route: RoutePath | undefined, besides: Besides = {}): Screen => ({
  path,
  route,
  account: owners,
  ...besides,
});
/** The address is the route's own, perhaps with more behind a question mark. */
const plain = (path: string, besides?: Besides): Screen => at(path, path.split('?')[0] as RoutePath, besides);
const key = 'gig_i_code=c-1&gig_i_vToken=t-1';

/** Every screen there is; a new one adds its line. `screens.test.ts` names the routes that are missing. */
export const screens: readonly Screen[] = [
  plain('/contact', { account: nobody }),
  plain('/login', { account: nobody }),
  plain('/login?error=refused&returnUrl=%2Fcontracts', { account: nobody }),
  plain('/saml-error', { account: nobody }),
  plain('/saml-error?reason=expired', { account: nobody }),
  at('/auth/login', undefined, { account: nobody }),
  plain('/forgot-password', { account: nobody }),
  plain('/reset-password', { account: nobody }),
  plain(`/reset-password?${key}`, { account: nobody, before: aLink('reset') }),
  plain('/verification', { account: nobody }),
  plain('/verification?document=terms', { account: nobody }),
  plain(`/verification?${key}`, { account: nobody, before: aLink('invitation') }),
  at('/contracts', undefined, { account: nobody, before: maintenance }),
  plain('/'),
  plain('/catalog/products?product_new=1&view=grid'),
  plain('/catalog/products?product_new=1&view=list'),
  plain('/catalog/favorites'),
  // A product and a bundle of each market; under the other brand the same address is a product that is not there.
  at('/catalog/CZ100003', '/catalog/$id'),
  at('/catalog/CZS100202', '/catalog/$id'),
  at('/catalog/IT100089', '/catalog/$id'),
  at('/catalog/ITS100221', '/catalog/$id'),
  plain('/cart', { account: buyers }),
  plain('/order-summary', { account: buyers }),
  plain('/catalog/bulk-upload', { account: buyers }),
  at('/catalog/bulk-upload', '/bulk-upload-success', { account: buyers, after: { name: 'a file', open: sentFile } }),
  at('/contact', '/thanks', { after: { name: 'an order placed', open: thanks } }),
  at('/contact', '/ko', { after: { name: 'an order refused', open: notOrdered } }),
  plain('/orders/history'),
  plain('/orders/history', { after: { name: 'one opened', open: firstRow('[data-order]', 'order') } }),
  plain('/orders/saved'),
  plain('/my-documents'),
  plain('/contracts'),
  plain('/reporting'),
  plain('/reporting?view=contracts'),
  plain('/marketing-materials'),
  plain('/news'),
  at('/news', '/news/$path', { after: { name: 'one opened', open: firstLink('/news/') } }),
  plain('/training'),
  at('/training', '/training/$path', { after: { name: 'one opened', open: firstLink('/training/') } }),
  plain('/support/faq'),
  plain('/support/faq?q=zzzzqq'),
  plain('/support/knowledge-base'),
  plain('/support/knowledge-base', {
    after: { name: 'one opened', open: firstLink('/support/knowledge-base?article=') },
  }),
  plain('/support/tickets'),
  plain('/support/tickets?view=all', { after: { name: 'one opened', open: firstRow('[data-ticket]', 'ticket') } }),
  plain('/support/tickets?new=1'),
  plain('/profile/details'),
  plain('/profile/details?view=notifications'),
  plain('/profile/management'),
  plain('/profile/management', { after: { name: 'one opened', open: firstRow('[data-person]', 'person') } }),
  plain('/profile/management?person=new'),
  plain('/profile/management?view=audit'),
  plain('/profile/company'),
  plain('/staff', { account: operators }),
  plain('/staff', { account: agents }),
  plain('/staff/orders', { account: agents }),
  plain('/staff/orders?order=none', { account: agents }),
  plain('/staff/customers', { account: agents }),
  plain('/staff/customers?q=lipy', { account: agents }),
  at('/staff/customers/C1001', '/staff/customers/$companyId', { account: agents }),
  at('/staff/customers/C1001?view=obstacles&shipTo=100234', '/staff/customers/$companyId', { account: agents }),
  at('/staff/customers/C9999', '/staff/customers/$companyId', { account: agents }),
  plain('/staff/content', { account: writers }),
  at('/staff/content/news/000000000000000000000000', '/staff/content/$kind/$id', { account: writers }),
  plain('/staff/requests', { account: agents }),
  plain('/staff/requests?view=all', {
    account: agents,
    after: { name: 'one opened', open: firstRow('[data-request]', 'request') },
  }),
  plain('/staff/requests?answers=1', { account: agents }),
  plain('/staff/onboardings', { account: operators }),
  plain('/staff/onboardings?start=new', { account: operators }),
  at(`/staff/onboardings/${onboarding}`, '/staff/onboardings/$id', { account: operators }),
  at(`/staff/onboardings/${noOnboarding}`, '/staff/onboardings/$id', { account: operators }),
  plain('/staff/people', { account: operators }),
  plain('/staff/people', {
    account: operators,
    after: { name: 'one unfolded', open: firstRow('[data-row-name]', 'person') },
  }),
  plain('/staff/people?give=new', { account: operators }),
  plain('/staff/changes', { account: operators }),
  plain('/staff/imports', { account: operators }),
  plain('/staff/imports?view=owners', { account: operators }),
  plain('/staff/prices/lists', { account: planners }),
  plain('/staff/prices/lists?shipTo=100234', { account: planners }),
  plain('/staff/calendar', { account: operators }),
  plain('/staff/sections', { account: operators }),
  plain('/staff/erp', { account: operators }),
  plain('/staff/erp?view=differences', { account: operators }),
  plain('/staff/health', { account: operators }),
  plain('/staff/audit', { account: operators }),
  plain('/staff/audit', { account: agents }),
  plain('/staff/prices/explain', { account: agents }),
  plain('/staff/prices/explain?shipTo=100234&sku=CZ100003&quantity=6', { account: agents }),
  plain('/staff/prices/explain?shipTo=999999&sku=CZ100003', { account: agents }),
  plain('/error403?section=Contracts', { account: { ...owners, emea: 'shift@ulipy.example' } }),
  at('/nowhere', undefined, { account: { ...owners, emea: 'shift@ulipy.example' } }),
  at('/profile/details', undefined, { after: { name: 'the session ended', open: sessionEnds } }),
];

/** The addresses that a route stands for. */
export const addressesOf = (route: RoutePath): RegExp =>
  new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+').replaceAll('/', '\\/')}$`);

/** What the look at it is called: a screen with the same address is another one for another person. */
export const nameOf = ({ path, account, before, after }: Screen, brand: Brand): string =>
  `${path} for ${account[brand] ?? 'nobody'}${after ? `, ${after.name},` : ''}${before ? ' as arranged' : ''}`;
