import { type ProductLine, pack } from '../product-line.ts';
import { bielaStudnaStories, citrelaStories, dispenseStories, sadovkaStories } from '../stories/beside-beer-stories.ts';
import { brezovarStories, tatrinStories as story } from '../stories/slovak-stories.ts';
import { radlerStories } from '../stories/zluty-mlyn-stories.ts';

const tatrin = { country: 'SK', brand: 'Tatrín' } as const;
const brezovar = { country: 'SK', brand: 'Brezovar' } as const;
const czechLemonade = { country: 'SK', brand: 'Citrela', origin: 'CZ', style: 'lemonade', alcohol: 0 } as const;
const spring = { country: 'SK', brand: 'Biela Studňa', category: 'water/spring', style: 'water', alcohol: 0 } as const;

/** Fruit does not keep as long as beer alone. */
const withFruit = { shelfLifeDays: 240 };

export const slovakLines: readonly ProductLine[] = [
  {
    ...tatrin,
    subBrand: 'Tatrín 12',
    name: 'Tatrín 12% svetlý ležiak',
    category: 'beer/lager',
    style: 'lager',
    alcohol: 5,
    story: story.twelve,
    packs: [
      pack(15, 'KEG50', [98.5, 18]),
      pack(16, 'KEG30', [63.9, 18]),
      pack(17, 'CR20', [15.2, 14]),
      pack(18, 'CAN24', [21.4, 10]),
      pack(71, 'NRB24', [14.9, 12]),
    ],
  },
  {
    ...tatrin,
    subBrand: 'Tatrín 11',
    name: 'Tatrín 11% svetlý',
    category: 'beer/lager',
    style: 'lager',
    alcohol: 4.5,
    story: story.eleven,
    packs: [pack(72, 'KEG50', [88.4, 20]), pack(73, 'CR20', [13.4, 15]), pack(74, 'CAN24', [19.6, 12])],
  },
  {
    ...tatrin,
    subBrand: 'Tatrín Tmavý',
    name: 'Tatrín Tmavý 13%',
    category: 'beer/dark',
    style: 'dark',
    alcohol: 5.3,
    story: story.dark,
    packs: [pack(75, 'KEG30', [67.5, 16]), pack(76, 'CR20', [15.9, 14], { flags: ['LAST'] })],
  },
  {
    ...tatrin,
    subBrand: 'Tatrín 0.0',
    name: 'Tatrín Free 0,0',
    category: 'beer/alcohol-free',
    style: 'alcoholFree',
    alcohol: 0,
    story: story.free,
    packs: [pack(77, 'CR20', [14.1, 14]), pack(78, 'CAN24', [20.2, 10], { flags: ['SALE'] })],
  },
  {
    ...brezovar,
    subBrand: '10',
    name: 'Brezovar 10% výčapné',
    category: 'beer/light',
    style: 'lager',
    alcohol: 4.1,
    story: brezovarStories.ten,
    packs: [
      pack(19, 'KEG50', [79, 22]),
      pack(20, 'CR20', [11.9, 18]),
      pack(79, 'KEG30', [51.8, 22]),
      pack(80, 'CAN24', [17.2, 14]),
    ],
  },
  {
    ...brezovar,
    subBrand: 'Radler',
    name: 'Brezovar Radler citrón 2%',
    category: 'beer/radler',
    style: 'radler',
    alcohol: 2,
    story: radlerStories.lemon,
    packs: [pack(21, 'CAN24', [19.8, 10], { ...withFruit, flags: ['NEW'] })],
  },
  {
    ...brezovar,
    subBrand: 'Radler grep',
    name: 'Brezovar Radler grep 2%',
    category: 'beer/radler',
    style: 'radler',
    alcohol: 2,
    story: radlerStories.grapefruit,
    packs: [pack(81, 'CAN24', [19.8, 10], { ...withFruit, flags: ['NEW'] })],
  },
  {
    country: 'SK',
    brand: 'Sadovka',
    subBrand: 'Jablko',
    name: 'Sadovka Cider jablko',
    origin: 'CZ',
    category: 'cider/apple',
    style: 'cider',
    alcohol: 4.5,
    story: sadovkaStories.apple,
    packs: [pack(82, 'NRB24', [20.9, 12])],
  },
  {
    ...czechLemonade,
    subBrand: 'Citrón',
    name: 'Citrela Citrón limonáda',
    category: 'soft-drinks/lemonade',
    story: citrelaStories.lemon,
    packs: [pack(83, 'PET6', [4.2, 10])],
  },
  {
    ...czechLemonade,
    subBrand: 'Pomaranč',
    name: 'Citrela Pomaranč limonáda',
    category: 'soft-drinks/lemonade',
    story: citrelaStories.orange,
    packs: [pack(84, 'PET6', [4.2, 10])],
  },
  {
    ...spring,
    subBrand: 'Jemná',
    name: 'Biela Studňa jemne sýtená',
    story: bielaStudnaStories.gentle,
    packs: [pack(22, 'PET6', [3.9, 8], { shelfLifeDays: 365 })],
  },
  {
    ...spring,
    subBrand: 'Perlivá',
    name: 'Biela Studňa perlivá',
    story: bielaStudnaStories.sparkling,
    packs: [pack(85, 'PET6', [3.9, 8], { shelfLifeDays: 365 })],
  },
  {
    country: 'SK',
    brand: 'Technika',
    subBrand: 'CO2',
    name: 'CO2 fľaša 10 kg',
    category: 'dispense/gas',
    style: 'gas',
    alcohol: 0,
    story: dispenseStories.carbonDioxide,
    packs: [pack(86, 'CO2', [17.5, 0])],
  },
];
