import { stableId } from '../history/stable-id.ts';
import type { Country } from '../markets/demo-countries.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Row = Readonly<Record<string, string>>;
type NewCustomer = {
  country: Country;
  name: string;
  beganDaysAgo: number;
  changedDaysAgo: number;
  state?: 'discarded';
  steps: Readonly<Record<string, readonly Row[]>>;
};

const address = (street: string, postal_code: string, city: string) => ({ street, postal_code, city });

/** Pubs that want to buy: one nearly typed, one just begun, one that thought better of it. */
const newCustomers: readonly NewCustomer[] = [
  {
    country: 'CZ',
    name: 'Hostinec Na Návsi s.r.o.',
    beganDaysAgo: 6,
    changedDaysAgo: 1,
    steps: {
      company: [
        { id: 'C1090', name: 'Hostinec Na Návsi s.r.o.', identification_no: '05847281', tax_number: 'CZ05847281' },
      ],
      payer: [
        {
          id: 'P1090',
          name: 'Hostinec Na Návsi s.r.o.',
          ...address('Náves 12', '675 71', 'Náměšť nad Oslavou'),
          identification_no: '05847281',
          tax_number: 'CZ05847281',
        },
      ],
      'ship-tos': [
        {
          id: '109001',
          name: 'Hostinec Na Návsi',
          ...address('Náves 12', '675 71', 'Náměšť nad Oslavou'),
          province: '',
          customer_type: 'POS',
        },
      ],
      calendar: [
        {
          ship_to: '109001',
          transport: 'VAN',
          handstacked: '1',
          lead_days: '2',
          cut_off: '13:00',
          closed_weekdays: '6 7',
        },
      ],
    },
  },
  { country: 'IT', name: 'Birreria del Porto S.r.l.', beganDaysAgo: 1, changedDaysAgo: 1, steps: {} },
  {
    country: 'SK',
    name: 'Pivnica Pod bránou s.r.o.',
    beganDaysAgo: 60,
    changedDaysAgo: 48,
    state: 'discarded',
    steps: {},
  },
];

export const onboardingRows = (now: Date, by: string) =>
  newCustomers.map(({ country, name, beganDaysAgo, changedDaysAgo, state = 'open', steps }) => {
    const ago = (days: number) => new Date(now.getTime() - days * dayMs);
    const at = ago(changedDaysAgo).toISOString();
    const typed = Object.entries(steps).map(([step, rows]) => [
      step,
      { rows, state: 'draft', faults: [], written: [], by, at },
    ]);
    return {
      id: stableId('onboarding', country, name),
      country,
      name,
      state,
      steps: JSON.stringify(Object.fromEntries(typed)),
      created_by: by,
      created_at: ago(beganDaysAgo),
      changed_at: ago(changedDaysAgo),
    };
  });
