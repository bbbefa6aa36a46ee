import { inEveryLanguage } from '@dray/contract/languages.ts';
import type enAccess from './en/access.json';
import type enAccount from './en/account.json';
import type enAge from './en/age.json';
import type enBulkUpload from './en/bulk-upload.json';
import type enCart from './en/cart.json';
import type enCatalogue from './en/catalogue.json';
import type enCatalogueEmpty from './en/catalogue-empty.json';
import type enCommon from './en/common.json';
import type enCompany from './en/company.json';
import type enContact from './en/contact.json';
import type enContent from './en/content.json';
import type enContracts from './en/contracts.json';
import type enDesk from './en/desk.json';
import type enDocuments from './en/documents.json';
import type enErrors from './en/errors.json';
import type enForm from './en/form.json';
import type enHome from './en/home.json';
import type enLegal from './en/legal.json';
import type enList from './en/list.json';
import type enLogin from './en/login.json';
import type enMaintenance from './en/maintenance.json';
import type enMaterials from './en/materials.json';
import type enMoving from './en/moving.json';
import type enNews from './en/news.json';
import type enNotifications from './en/notifications.json';
import type enOrder from './en/order.json';
import type enOrders from './en/orders.json';
import type enPeople from './en/people.json';
import type enProduct from './en/product.json';
import type enProfile from './en/profile.json';
import type enQuickOrder from './en/quick-order.json';
import type enReorder from './en/reorder.json';
import type enReporting from './en/reporting.json';
import type enRequests from './en/requests.json';
import type enResult from './en/result.json';
import type enSavedOrders from './en/saved-orders.json';
import type enSearch from './en/search.json';
import type enShell from './en/shell.json';
import type enStaff from './en/staff.json';
import type enSummary from './en/summary.json';
import type enSupport from './en/support.json';
import type enTraining from './en/training.json';
import type enTutorial from './en/tutorial.json';
import type enWhyPrice from './en/why-price.json';

/**
 * The English catalogues are the measure: a key that is missing here does not compile, one that is missing in
 * another language is named by `npm run verify`.
 */
export type Texts = {
  account: typeof enAccount;
  legal: typeof enLegal;
  'bulk-upload': typeof enBulkUpload;
  cart: typeof enCart;
  catalogue: typeof enCatalogue;
  'catalogue-empty': typeof enCatalogueEmpty;
  common: typeof enCommon;
  company: typeof enCompany;
  contact: typeof enContact;
  content: typeof enContent;
  contracts: typeof enContracts;
  desk: typeof enDesk;
  documents: typeof enDocuments;
  errors: typeof enErrors;
  form: typeof enForm;
  search: typeof enSearch;
  shell: typeof enShell;
  support: typeof enSupport;
  training: typeof enTraining;
  tutorial: typeof enTutorial;
  age: typeof enAge;
  home: typeof enHome;
  list: typeof enList;
  maintenance: typeof enMaintenance;
  notifications: typeof enNotifications;
  materials: typeof enMaterials;
  news: typeof enNews;
  moving: typeof enMoving;
  order: typeof enOrder;
  reorder: typeof enReorder;
  orders: typeof enOrders;
  summary: typeof enSummary;
  people: typeof enPeople;
  product: typeof enProduct;
  profile: typeof enProfile;
  'quick-order': typeof enQuickOrder;
  reporting: typeof enReporting;
  requests: typeof enRequests;
  'saved-orders': typeof enSavedOrders;
  staff: typeof enStaff;
  'why-price': typeof enWhyPrice;
  result: typeof enResult;
  access: typeof enAccess;
  login: typeof enLogin;
};
export type LazyArea = Exclude<keyof Texts, 'errors'>;

// Every folder beside this file is a language: a further one needs no line here.
const failures = import.meta.glob<Texts['errors']>('./*/errors.json', { eager: true, import: 'default' });

/** In the first chunk in every language: these must be readable when nothing else can be loaded any more. */
export const errorTexts = inEveryLanguage((language) => failures[`./${language}/errors.json`]);
