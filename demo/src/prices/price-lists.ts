import type { DemoProduct } from '../products/demo-products.ts';
import { isKeg } from '../products/pack-formats.ts';
import type { DemoPriceList } from './price-list.ts';

/** A shop has no tap. */
const isForTheTap = ({ pack }: DemoProduct): boolean => isKeg(pack.format) || pack.format === 'CO2';

const czechLists: readonly DemoPriceList[] = [
  { code: 'CZ-ULIPY', country: 'CZ', shipTos: ['100234', '100236'], percentOfMain: 100 },
  // A seasonal garden of the same owner, dearer but for its summer promotions.
  { code: 'CZ-ZAHRADA', country: 'CZ', shipTos: ['100235'], percentOfMain: 104 },
  {
    code: 'CZ-VELKOSKLAD',
    country: 'CZ',
    shipTos: ['100237', '100238', '100239', '100240', '100241'],
    percentOfMain: 93,
    breaks: 'by-pallet',
  },
  {
    code: 'CZ-KUN',
    country: 'CZ',
    shipTos: ['100242', '100243'],
    percentOfMain: 101,
    unpricedSkus: ['CZ100012'],
  },
  {
    code: 'CZ-VRATA',
    country: 'CZ',
    shipTos: ['100244', '100245', '100246', '100247', '100248', '100249'],
    percentOfMain: 98,
    breaks: 'by-layer',
    contract: { percentOfMain: 91, skus: ['CZ100001', 'CZ100002', 'CZ100038', 'CZ100039'] },
    excludedBrands: ['Citrela'],
  },
  {
    code: 'CZ-KOPRETINA',
    country: 'CZ',
    shipTos: ['100250', '100251', '100252', '100253', '100254'],
    percentOfMain: 103,
    isExcluded: isForTheTap,
  },
  {
    code: 'CZ-SKALA',
    country: 'CZ',
    shipTos: ['100255', '100256', '100257', '100258', '100259'],
    percentOfMain: 102,
    contract: { percentOfMain: 95, skus: ['CZ100006', 'CZ100007', 'CZ100053', 'CZ100054'] },
  },
];

const slovakLists: readonly DemoPriceList[] = [
  {
    code: 'SK-TATRAVELKO',
    country: 'SK',
    shipTos: ['100301', '100302', '100303', '100304'],
    percentOfMain: 100,
    breaks: 'by-pallet',
  },
  {
    code: 'SK-GASTRO',
    country: 'SK',
    shipTos: ['100305', '100306', '100307', '100311', '100312'],
    percentOfMain: 106,
    contract: { percentOfMain: 98, skus: ['SK100015', 'SK100016'] },
  },
  {
    code: 'SK-JAVORINKA',
    country: 'SK',
    shipTos: ['100308', '100309', '100310'],
    percentOfMain: 105,
    isExcluded: isForTheTap,
  },
];

const italianLists: readonly DemoPriceList[] = [
  {
    code: 'IT-BELLINI',
    country: 'IT',
    shipTos: ['100401', '100402', '100403', '100404', '100405'],
    percentOfMain: 100,
    breaks: 'by-pallet',
  },
  {
    code: 'IT-TIRRENOVA',
    country: 'IT',
    shipTos: ['100406', '100407', '100408', '100409'],
    percentOfMain: 98,
    breaks: 'by-pallet',
    contract: { percentOfMain: 94, skus: ['IT100023', 'IT100024', 'IT100101'] },
    excludedBrands: ['Sadovka'],
  },
  {
    code: 'IT-HORECA',
    country: 'IT',
    shipTos: ['100410', '100411', '100412', '100413', '100414'],
    percentOfMain: 110,
  },
];

const spanishLists: readonly DemoPriceList[] = [
  {
    code: 'ES-HOSTELERIA',
    country: 'ES',
    shipTos: ['100501', '100502', '100506', '100507', '100508'],
    percentOfMain: 100,
  },
  {
    code: 'ES-LEVANTINA',
    country: 'ES',
    shipTos: ['100503', '100504', '100505'],
    percentOfMain: 94,
    breaks: 'by-pallet',
    contract: { percentOfMain: 90, skus: ['ES100031', 'ES100033'] },
  },
];

export const priceLists: readonly DemoPriceList[] = [...czechLists, ...slovakLists, ...italianLists, ...spanishLists];
