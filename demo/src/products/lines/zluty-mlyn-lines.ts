import { type ProductLine, pack } from '../product-line.ts';
import { radlerStories, zlutyMlynStories as story } from '../stories/zluty-mlyn-stories.ts';

const zlutyMlyn = { country: 'CZ', brand: 'Žlutý Mlýn' } as const;

export const zlutyMlynLines: readonly ProductLine[] = [
  {
    ...zlutyMlyn,
    subBrand: 'Desítka',
    name: 'Žlutý Mlýn Výčepní 10°',
    category: 'beer/light',
    style: 'lager',
    alcohol: 4.1,
    story: story.ten,
    packs: [
      pack(6, 'KEG50', [1890, 24]),
      pack(7, 'KEG30', [1240, 24]),
      pack(8, 'CR20', [292, 20]),
      pack(52, 'CAN24', [402, 16]),
    ],
  },
  {
    ...zlutyMlyn,
    subBrand: 'Dvanáctka',
    name: 'Žlutý Mlýn Ležák 12°',
    category: 'beer/lager',
    style: 'lager',
    alcohol: 4.9,
    story: story.twelve,
    packs: [
      pack(53, 'KEG50', [2280, 22]),
      pack(54, 'KEG30', [1490, 22]),
      pack(55, 'CR20', [356, 18]),
      pack(56, 'CAN24', [478, 14]),
    ],
  },
  {
    ...zlutyMlyn,
    subBrand: 'Tmavé',
    name: 'Žlutý Mlýn Tmavé 11°',
    category: 'beer/dark',
    style: 'dark',
    alcohol: 4.4,
    story: story.dark,
    packs: [pack(9, 'CR20', [330, 15], { flags: ['LAST'] }), pack(57, 'KEG30', [1430, 15])],
  },
  {
    ...zlutyMlyn,
    subBrand: 'Pšeničné',
    name: 'Žlutý Mlýn Pšeničné 11°',
    category: 'beer/wheat',
    style: 'wheat',
    alcohol: 4.7,
    story: story.wheat,
    packs: [pack(58, 'KEG30', [1560, 15]), pack(59, 'CR20', [376, 14])],
  },
  {
    ...zlutyMlyn,
    subBrand: 'Radler citron',
    name: 'Žlutý Mlýn Radler citron 2%',
    category: 'beer/radler',
    style: 'radler',
    alcohol: 2,
    story: radlerStories.lemon,
    packs: [pack(60, 'CAN24', [436, 12]), pack(61, 'CR20', [318, 14])],
  },
  {
    ...zlutyMlyn,
    subBrand: 'Radler grep',
    name: 'Žlutý Mlýn Radler grep 2%',
    category: 'beer/radler',
    style: 'radler',
    alcohol: 2,
    story: radlerStories.grapefruit,
    packs: [pack(62, 'CAN24', [436, 12], { flags: ['SALE'] })],
  },
];
