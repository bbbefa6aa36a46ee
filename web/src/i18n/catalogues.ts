import type { Language } from '@dray/contract/languages.ts';
import csErrors from './cs/errors.json';
import type enAccess from './en/access.json';
import type enAge from './en/age.json';
import type enCart from './en/cart.json';
import type enCatalogue from './en/catalogue.json';
import type enCommon from './en/common.json';
import type enContact from './en/contact.json';
import enErrors from './en/errors.json';
import type enHome from './en/home.json';
import type enLogin from './en/login.json';
import type enMaintenance from './en/maintenance.json';
import type enOrder from './en/order.json';
import type enOrders from './en/orders.json';
import type enProduct from './en/product.json';
import type enProfile from './en/profile.json';
import type enQuickOrder from './en/quick-order.json';
import type enResult from './en/result.json';
import type enSavedOrders from './en/saved-orders.json';
import type enSearch from './en/search.json';
import type enShell from './en/shell.json';
import type enSummary from './en/summary.json';
import type enTutorial from './en/tutorial.json';
import esErrors from './es/errors.json';
import itErrors from './it/errors.json';
import skErrors from './sk/errors.json';

/** The English catalogues are the measure: a key that is missing here or in another language does not compile. */
export type Texts = {
  cart: typeof enCart;
  catalogue: typeof enCatalogue;
  common: typeof enCommon;
  contact: typeof enContact;
  errors: typeof enErrors;
  search: typeof enSearch;
  shell: typeof enShell;
  tutorial: typeof enTutorial;
  age: typeof enAge;
  home: typeof enHome;
  maintenance: typeof enMaintenance;
  order: typeof enOrder;
  orders: typeof enOrders;
  summary: typeof enSummary;
  product: typeof enProduct;
  profile: typeof enProfile;
  'quick-order': typeof enQuickOrder;
  'saved-orders': typeof enSavedOrders;
  result: typeof enResult;
  access: typeof enAccess;
  login: typeof enLogin;
};
export type LazyArea = Exclude<keyof Texts, 'errors'>;

/** In the first chunk in all five languages: these must be readable when nothing else can be loaded any more. */
export const errorTexts: Record<Language, Texts['errors']> = {
  en: enErrors,
  cs: csErrors,
  it: itErrors,
  sk: skErrors,
  es: esErrors,
};

type Loaders = { [Area in LazyArea]: () => Promise<{ default: Texts[Area] }> };

/** Everything else comes one language and one area at a time. */
export const textLoaders: Record<Language, Loaders> = {
  en: {
    cart: () => import('./en/cart.json'),
    catalogue: () => import('./en/catalogue.json'),
    common: () => import('./en/common.json'),
    contact: () => import('./en/contact.json'),
    search: () => import('./en/search.json'),
    shell: () => import('./en/shell.json'),
    tutorial: () => import('./en/tutorial.json'),
    age: () => import('./en/age.json'),
    home: () => import('./en/home.json'),
    maintenance: () => import('./en/maintenance.json'),
    order: () => import('./en/order.json'),
    orders: () => import('./en/orders.json'),
    summary: () => import('./en/summary.json'),
    product: () => import('./en/product.json'),
    profile: () => import('./en/profile.json'),
    'quick-order': () => import('./en/quick-order.json'),
    'saved-orders': () => import('./en/saved-orders.json'),
    result: () => import('./en/result.json'),
    access: () => import('./en/access.json'),
    login: () => import('./en/login.json'),
  },
  cs: {
    cart: () => import('./cs/cart.json'),
    catalogue: () => import('./cs/catalogue.json'),
    common: () => import('./cs/common.json'),
    contact: () => import('./cs/contact.json'),
    search: () => import('./cs/search.json'),
    shell: () => import('./cs/shell.json'),
    tutorial: () => import('./cs/tutorial.json'),
    age: () => import('./cs/age.json'),
    home: () => import('./cs/home.json'),
    maintenance: () => import('./cs/maintenance.json'),
    order: () => import('./cs/order.json'),
    orders: () => import('./cs/orders.json'),
    summary: () => import('./cs/summary.json'),
    product: () => import('./cs/product.json'),
    profile: () => import('./cs/profile.json'),
    'quick-order': () => import('./cs/quick-order.json'),
    'saved-orders': () => import('./cs/saved-orders.json'),
    result: () => import('./cs/result.json'),
    access: () => import('./cs/access.json'),
    login: () => import('./cs/login.json'),
  },
  it: {
    cart: () => import('./it/cart.json'),
    catalogue: () => import('./it/catalogue.json'),
    common: () => import('./it/common.json'),
    contact: () => import('./it/contact.json'),
    search: () => import('./it/search.json'),
    shell: () => import('./it/shell.json'),
    tutorial: () => import('./it/tutorial.json'),
    age: () => import('./it/age.json'),
    home: () => import('./it/home.json'),
    maintenance: () => import('./it/maintenance.json'),
    order: () => import('./it/order.json'),
    orders: () => import('./it/orders.json'),
    summary: () => import('./it/summary.json'),
    product: () => import('./it/product.json'),
    profile: () => import('./it/profile.json'),
    'quick-order': () => import('./it/quick-order.json'),
    'saved-orders': () => import('./it/saved-orders.json'),
    result: () => import('./it/result.json'),
    access: () => import('./it/access.json'),
    login: () => import('./it/login.json'),
  },
  sk: {
    cart: () => import('./sk/cart.json'),
    catalogue: () => import('./sk/catalogue.json'),
    common: () => import('./sk/common.json'),
    contact: () => import('./sk/contact.json'),
    search: () => import('./sk/search.json'),
    shell: () => import('./sk/shell.json'),
    tutorial: () => import('./sk/tutorial.json'),
    age: () => import('./sk/age.json'),
    home: () => import('./sk/home.json'),
    maintenance: () => import('./sk/maintenance.json'),
    order: () => import('./sk/order.json'),
    orders: () => import('./sk/orders.json'),
    summary: () => import('./sk/summary.json'),
    product: () => import('./sk/product.json'),
    profile: () => import('./sk/profile.json'),
    'quick-order': () => import('./sk/quick-order.json'),
    'saved-orders': () => import('./sk/saved-orders.json'),
    result: () => import('./sk/result.json'),
    access: () => import('./sk/access.json'),
    login: () => import('./sk/login.json'),
  },
  es: {
    cart: () => import('./es/cart.json'),
    catalogue: () => import('./es/catalogue.json'),
    common: () => import('./es/common.json'),
    contact: () => import('./es/contact.json'),
    search: () => import('./es/search.json'),
    shell: () => import('./es/shell.json'),
    tutorial: () => import('./es/tutorial.json'),
    age: () => import('./es/age.json'),
    home: () => import('./es/home.json'),
    maintenance: () => import('./es/maintenance.json'),
    order: () => import('./es/order.json'),
    orders: () => import('./es/orders.json'),
    summary: () => import('./es/summary.json'),
    product: () => import('./es/product.json'),
    profile: () => import('./es/profile.json'),
    'quick-order': () => import('./es/quick-order.json'),
    'saved-orders': () => import('./es/saved-orders.json'),
    result: () => import('./es/result.json'),
    access: () => import('./es/access.json'),
    login: () => import('./es/login.json'),
  },
};
