import { type ProductLine, pack } from '../product-line.ts';
import { havranovStories as story } from '../stories/havranov-stories.ts';

const havranov = { country: 'CZ', brand: 'Havranov' } as const;

/** Unfiltered beer is alive and keeps for a month. */
const alive = { shelfLifeDays: 30 };

export const havranovLines: readonly ProductLine[] = [
  {
    ...havranov,
    subBrand: 'Havranov 12',
    name: 'Havranov Ležák 12° světlý',
    category: 'beer/lager',
    style: 'lager',
    alcohol: 5,
    story: story.twelve,
    packs: [
      pack(1, 'KEG50', [2595, 18]),
      pack(2, 'KEG30', [1690, 18]),
      pack(3, 'CR20', [410, 15]),
      pack(4, 'CAN24', [540, 12]),
      pack(37, 'NRB24', [372, 14]),
    ],
  },
  {
    ...havranov,
    subBrand: 'Havranov 11',
    name: 'Havranov Jedenáctka 11° světlá',
    category: 'beer/lager',
    style: 'lager',
    alcohol: 4.6,
    story: story.eleven,
    packs: [
      pack(38, 'KEG50', [2290, 20]),
      pack(39, 'KEG30', [1490, 20]),
      pack(40, 'CR20', [358, 16]),
      pack(41, 'CAN24', [486, 13]),
    ],
  },
  {
    ...havranov,
    subBrand: 'Havranov Nefiltr',
    name: 'Havranov Nefiltrovaný 11°',
    category: 'beer/unfiltered',
    alcohol: 4.6,
    style: 'unfiltered',
    story: story.unfiltered,
    packs: [
      pack(5, 'KEG30', [1740, 15], { ...alive, flags: ['NEW'] }),
      pack(42, 'OWK20', [1240, 12], alive),
      pack(43, 'CR20', [438, 12], alive),
    ],
  },
  {
    ...havranov,
    subBrand: 'Havranov Černý',
    name: 'Havranov Černý ležák 13°',
    category: 'beer/dark',
    style: 'dark',
    alcohol: 5.4,
    story: story.black,
    packs: [pack(44, 'KEG30', [1790, 16]), pack(45, 'CR20', [432, 15])],
  },
  {
    ...havranov,
    subBrand: 'Havranov 0.0',
    name: 'Havranov Free 0,0',
    category: 'beer/alcohol-free',
    alcohol: 0,
    style: 'alcoholFree',
    story: story.free,
    packs: [
      pack(10, 'CR20', [365, 15]),
      pack(11, 'CAN24', [498, 10], { flags: ['SALE'] }),
      pack(46, 'NRB24', [348, 12]),
      pack(47, 'KEG30', [1360, 15]),
    ],
  },
  {
    ...havranov,
    subBrand: 'Havranov Polotmavý',
    name: 'Havranov Polotmavý ležák 12°',
    category: 'beer/amber',
    alcohol: 5.1,
    style: 'amber',
    story: story.halfDark,
    packs: [pack(48, 'KEG30', [1720, 16]), pack(49, 'CR20', [418, 15], { flags: ['LAST'] })],
  },
  {
    ...havranov,
    subBrand: 'Havranov IPA',
    name: 'Havranov IPA 14°',
    category: 'beer/ale',
    style: 'ale',
    alcohol: 5.9,
    story: story.ipa,
    packs: [pack(50, 'KEG30', [2380, 12], { flags: ['NEW'] }), pack(51, 'CAN24', [716, 10], { flags: ['NEW'] })],
  },
];
