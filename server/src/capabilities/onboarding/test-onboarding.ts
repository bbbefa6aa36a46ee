import type { Answer, Caller } from '../../testing/caller.ts';

export type Cells = Readonly<Record<string, string>>;

const address = { street: 'Pivovarská 1', postal_code: '664 00', city: 'Havranov' };
const numbers = { identification_no: '27082440', tax_number: 'CZ27082440' };
const name = 'U Nového s.r.o.';

/** Everything that somebody types of one new customer in Czechia. */
export const aPub = {
  company: [{ id: 'C9001', name, ...numbers }],
  payer: [{ id: 'P9001', name, ...address, ...numbers }],
  'sold-to': [{ id: 'S9001', name, ...address }],
  'ship-tos': [{ id: '109001', name: 'Hostinec U Nového', ...address, province: '', customer_type: 'POS' }],
  calendar: [
    { ship_to: '109001', transport: 'VAN', handstacked: '1', lead_days: '1', cut_off: '14:00', closed_weekdays: '6 7' },
  ],
  'price-list': [{ ship_to: '109001', price_list: '' }],
  payment: [{ methods: 'invoice14 cash' }],
  owner: [{ email: 'jana@unoveho.example', first_name: 'Jana', last_name: 'Nová', phone: '', language: 'cs' }],
} as const satisfies Record<string, readonly Cells[]>;

/** One of the supplier's people at a new customer. */
export function onboarderAs(caller: Caller) {
  const path = (id: string, rest = '') => `/api/staff/onboardings/${id}${rest}`;
  const show = async (id: string) => (await caller.get(path(id))).body;
  const save = async (id: string, step: string, rows: readonly Cells[], isComplete = true): Promise<Answer> => {
    const { version } = await show(id);
    return caller.send('PUT', path(id, `/steps/${step}`), { version, rows, isComplete });
  };
  const end = async (id: string, verb: 'invite' | 'discard'): Promise<Answer> =>
    caller.send('POST', path(id, `/${verb}`), { version: (await show(id)).version });
  return {
    caller,
    show,
    save,
    start: async (wanted: object = { country: 'CZ', name }): Promise<string> =>
      (await caller.send('POST', '/api/staff/onboardings', wanted)).body.id,
    /** What is not to be refused. */
    async complete(id: string, step: string, rows: readonly Cells[]) {
      const { status, body } = await save(id, step, rows);
      if (status !== 200) throw new Error(`${step} was refused: ${JSON.stringify(body)}`);
      return body;
    },
    faults: async (id: string, step: string, rows: readonly Cells[]): Promise<string[]> => {
      const { status, body } = await save(id, step, rows);
      return (body.faults ?? [{ row: status, column: '', message: body.code }]).map(
        (fault: { row: number | null; column: string; message: string }) =>
          `${fault.row ?? '-'} ${fault.column}: ${fault.message}`,
      );
    },
    obstacles: (id: string) => caller.get(path(id, '/obstacles')),
    invite: (id: string) => end(id, 'invite'),
    discard: (id: string) => end(id, 'discard'),
    list: async (query = '') => (await caller.get(`/api/staff/onboardings?${query}`)).body,
  };
}

export type Colleague = ReturnType<typeof onboarderAs>;

export const stateOfSteps = ({ steps }: { steps: { step: string; state: string }[] }): Record<string, string> =>
  Object.fromEntries(steps.map(({ step, state }) => [step, state]));
