import { inEveryLanguage, type Language } from '@dray/contract/languages.ts';
import type enAccess from './en/access.json';
import type enAge from './en/age.json';
import type enCart from './en/cart.json';
import type enCatalogue from './en/catalogue.json';
import type enCommon from './en/common.json';
import type enContact from './en/contact.json';
import type enErrors from './en/errors.json';
import type enForm from './en/form.json';
import type enHome from './en/home.json';
import type enList from './en/list.json';
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

/**
 * The English catalogues are the measure: a key that is missing here does not compile, one that is missing in
 * another language is named by `npm run verify`.
 */
export type Texts = {
  cart: typeof enCart;
  catalogue: typeof enCatalogue;
  common: typeof enCommon;
  contact: typeof enContact;
  errors: typeof enErrors;
  form: typeof enForm;
  search: typeof enSearch;
  shell: typeof enShell;
  tutorial: typeof enTutorial;
  age: typeof enAge;
  home: typeof enHome;
  list: typeof enList;
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

type Loaders = { [Area in LazyArea]: () => Promise<{ default: Texts[Area] }> };

// Every folder beside this file is a language, and each of its files an area: a further one needs no line here.
const failures = import.meta.glob<Texts['errors']>('./*/errors.json', { eager: true, import: 'default' });
const others = import.meta.glob<{ default: Texts[LazyArea] }>([
  './*/*.json',
  '!./*/errors.json',
  '!./*/unit-words.json',
]);

/** In the first chunk in every language: these must be readable when nothing else can be loaded any more. */
export const errorTexts = inEveryLanguage((language) => failures[`./${language}/errors.json`]);

/** Everything else comes one language and one area at a time. */
export const textLoaders = inEveryLanguage(loadersOf);

function loadersOf(language: Language): Loaders {
  const folder = `./${language}/`;
  const own = Object.entries(others).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(own.map(([path, load]) => [path.slice(folder.length, -'.json'.length), load])) as Loaders;
}
