import type { Language } from '@dray/contract/languages.ts';
import csErrors from './cs/errors.json';
import type enAccess from './en/access.json';
import type enAge from './en/age.json';
import type enCatalogue from './en/catalogue.json';
import type enCommon from './en/common.json';
import type enContact from './en/contact.json';
import enErrors from './en/errors.json';
import type enHome from './en/home.json';
import type enLogin from './en/login.json';
import type enMaintenance from './en/maintenance.json';
import type enProduct from './en/product.json';
import type enProfile from './en/profile.json';
import type enResult from './en/result.json';
import type enSearch from './en/search.json';
import type enShell from './en/shell.json';
import type enTutorial from './en/tutorial.json';
import esErrors from './es/errors.json';
import itErrors from './it/errors.json';
import skErrors from './sk/errors.json';

/** The English catalogues are the measure: a key that is missing here or in another language does not compile. */
export type Texts = {
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
  product: typeof enProduct;
  profile: typeof enProfile;
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
    catalogue: () => import('./en/catalogue.json'),
    common: () => import('./en/common.json'),
    contact: () => import('./en/contact.json'),
    search: () => import('./en/search.json'),
    shell: () => import('./en/shell.json'),
    tutorial: () => import('./en/tutorial.json'),
    age: () => import('./en/age.json'),
    home: () => import('./en/home.json'),
    maintenance: () => import('./en/maintenance.json'),
    product: () => import('./en/product.json'),
    profile: () => import('./en/profile.json'),
    result: () => import('./en/result.json'),
    access: () => import('./en/access.json'),
    login: () => import('./en/login.json'),
  },
  cs: {
    catalogue: () => import('./cs/catalogue.json'),
    common: () => import('./cs/common.json'),
    contact: () => import('./cs/contact.json'),
    search: () => import('./cs/search.json'),
    shell: () => import('./cs/shell.json'),
    tutorial: () => import('./cs/tutorial.json'),
    age: () => import('./cs/age.json'),
    home: () => import('./cs/home.json'),
    maintenance: () => import('./cs/maintenance.json'),
    product: () => import('./cs/product.json'),
    profile: () => import('./cs/profile.json'),
    result: () => import('./cs/result.json'),
    access: () => import('./cs/access.json'),
    login: () => import('./cs/login.json'),
  },
  it: {
    catalogue: () => import('./it/catalogue.json'),
    common: () => import('./it/common.json'),
    contact: () => import('./it/contact.json'),
    search: () => import('./it/search.json'),
    shell: () => import('./it/shell.json'),
    tutorial: () => import('./it/tutorial.json'),
    age: () => import('./it/age.json'),
    home: () => import('./it/home.json'),
    maintenance: () => import('./it/maintenance.json'),
    product: () => import('./it/product.json'),
    profile: () => import('./it/profile.json'),
    result: () => import('./it/result.json'),
    access: () => import('./it/access.json'),
    login: () => import('./it/login.json'),
  },
  sk: {
    catalogue: () => import('./sk/catalogue.json'),
    common: () => import('./sk/common.json'),
    contact: () => import('./sk/contact.json'),
    search: () => import('./sk/search.json'),
    shell: () => import('./sk/shell.json'),
    tutorial: () => import('./sk/tutorial.json'),
    age: () => import('./sk/age.json'),
    home: () => import('./sk/home.json'),
    maintenance: () => import('./sk/maintenance.json'),
    product: () => import('./sk/product.json'),
    profile: () => import('./sk/profile.json'),
    result: () => import('./sk/result.json'),
    access: () => import('./sk/access.json'),
    login: () => import('./sk/login.json'),
  },
  es: {
    catalogue: () => import('./es/catalogue.json'),
    common: () => import('./es/common.json'),
    contact: () => import('./es/contact.json'),
    search: () => import('./es/search.json'),
    shell: () => import('./es/shell.json'),
    tutorial: () => import('./es/tutorial.json'),
    age: () => import('./es/age.json'),
    home: () => import('./es/home.json'),
    maintenance: () => import('./es/maintenance.json'),
    product: () => import('./es/product.json'),
    profile: () => import('./es/profile.json'),
    result: () => import('./es/result.json'),
    access: () => import('./es/access.json'),
    login: () => import('./es/login.json'),
  },
};
