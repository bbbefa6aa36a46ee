/** How a pack is made up and how it stands on a Euro pallet. Weights in kilograms, the pallet's own 25 included in its. */
export type PackFormat = {
  code: string;
  label: string;
  pieces: number;
  volumeL: number;
  hlPerUnit: number;
  perLayer: number;
  layersPerPallet: number;
  netKg: string;
  grossKg: string;
  palletKg: string;
  isReturnable: boolean;
};

export type PackCode = keyof typeof packFormats;

export const packFormats = {
  KEG50: {
    code: 'KEG50',
    label: 'Keg 50 l steel',
    pieces: 1,
    volumeL: 50,
    hlPerUnit: 0.5,
    perLayer: 6,
    layersPerPallet: 2,
    netKg: '50.5',
    grossKg: '63.0',
    palletKg: '781.0',
    isReturnable: true,
  },
  KEG30: {
    code: 'KEG30',
    label: 'Keg 30 l steel',
    pieces: 1,
    volumeL: 30,
    hlPerUnit: 0.3,
    perLayer: 6,
    layersPerPallet: 3,
    netKg: '30.3',
    grossKg: '40.3',
    palletKg: '750.4',
    isReturnable: true,
  },
  OWK20: {
    code: 'OWK20',
    label: 'One-way keg 20 l PET',
    pieces: 1,
    volumeL: 20,
    hlPerUnit: 0.2,
    perLayer: 15,
    layersPerPallet: 2,
    netKg: '20.2',
    grossKg: '21.7',
    palletKg: '676.0',
    isReturnable: false,
  },
  CR20: {
    code: 'CR20',
    label: 'Crate 20x0.5 l returnable bottle',
    pieces: 20,
    volumeL: 0.5,
    hlPerUnit: 0.1,
    perLayer: 8,
    layersPerPallet: 5,
    netKg: '10.1',
    grossKg: '19.3',
    palletKg: '797.0',
    isReturnable: true,
  },
  CR24: {
    code: 'CR24',
    label: 'Crate 24x0.33 l returnable bottle',
    pieces: 24,
    volumeL: 0.33,
    hlPerUnit: 0.0792,
    perLayer: 8,
    layersPerPallet: 6,
    netKg: '8.0',
    grossKg: '15.8',
    palletKg: '783.4',
    isReturnable: true,
  },
  CAN24: {
    code: 'CAN24',
    label: 'Tray 24x0.5 l can',
    pieces: 24,
    volumeL: 0.5,
    hlPerUnit: 0.12,
    perLayer: 9,
    layersPerPallet: 8,
    netKg: '12.1',
    grossKg: '12.7',
    palletKg: '939.4',
    isReturnable: false,
  },
  NRB24: {
    code: 'NRB24',
    label: 'Carton 24x0.33 l one-way bottle',
    pieces: 24,
    volumeL: 0.33,
    hlPerUnit: 0.0792,
    perLayer: 9,
    layersPerPallet: 6,
    netKg: '8.0',
    grossKg: '13.4',
    palletKg: '748.6',
    isReturnable: false,
  },
  NRB15: {
    code: 'NRB15',
    label: 'Carton 15x0.66 l one-way bottle',
    pieces: 15,
    volumeL: 0.66,
    hlPerUnit: 0.099,
    perLayer: 9,
    layersPerPallet: 5,
    netKg: '10.0',
    grossKg: '15.4',
    palletKg: '718.0',
    isReturnable: false,
  },
  PET6: {
    code: 'PET6',
    label: 'Pack 6x1.5 l PET',
    pieces: 6,
    volumeL: 1.5,
    hlPerUnit: 0.09,
    perLayer: 21,
    layersPerPallet: 4,
    netKg: '9.1',
    grossKg: '9.4',
    palletKg: '814.6',
    isReturnable: false,
  },
  CO2: {
    code: 'CO2',
    label: 'CO2 cylinder 10 kg',
    pieces: 1,
    volumeL: 0,
    hlPerUnit: 0,
    perLayer: 20,
    layersPerPallet: 1,
    netKg: '10.0',
    grossKg: '23.0',
    palletKg: '485.0',
    isReturnable: true,
  },
} as const satisfies Record<string, PackFormat>;

export const isKeg = (code: PackCode): boolean => code === 'KEG50' || code === 'KEG30' || code === 'OWK20';
