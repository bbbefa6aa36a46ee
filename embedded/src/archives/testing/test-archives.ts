import type { Shelf, Shelved } from '../shelf/shelf.ts';
import { type RunningArchives, startArchives } from '../start-archives.ts';

const token = 'archive-test-token';

export const shelved = (id: string, fields: Partial<Shelved> = {}): Shelved => ({
  id,
  number: id,
  market: 'SK' as const,
  date: '2026-10-05',
  title: 'Dodací list čšž',
  order: '',
  lines: [{ text: 'Ležiak', quantity: '6.000' }],
  ...fields,
});

/** Of the one payer who has documents. */
const shelf = (documents: readonly Shelved[]): Shelf => ({
  list: async (payer) => (payer === '300201' ? documents : []),
  find: async (id) => documents.find((one) => one.id === id),
});

export type TestArchives = RunningArchives & {
  env: Readonly<Record<string, string>>;
  fail: (faults: object) => Promise<void>;
};

/** All three of them with a few documents of Tatra Veľko; a test may bring a shelf of its own. */
export async function startTestArchives(
  own: Partial<Record<'tesi' | 'cablog' | 'olsa', Shelf>> = {},
): Promise<TestArchives> {
  const old = { currency: 'EUR', gross: '512.40', date: '2024-10-12', title: 'Faktúra' };
  const running = await startArchives({
    shelves: {
      cablog: own.cablog ?? shelf([shelved('C1'), shelved('C2', { date: '2026-10-06' })]),
      tesi: own.tesi ?? shelf([shelved('T1', { title: 'Výpis z účtu' })]),
      olsa: own.olsa ?? shelf([shelved('O1', old), shelved('O2', { ...old, isUnprinted: true, date: '2024-09-12' })]),
    },
    ports: { tesi: 0, cablog: 0, olsa: 0 },
    control: { token, port: 0 },
  });
  const url = (port: number | undefined) => `http://127.0.0.1:${port}`;
  const { tesi, cablog, olsa } = running.ports;
  return {
    ...running,
    env: { TESI_URL: url(tesi), CABLOG_URL: url(cablog), OLSA_URL: url(olsa), ARCHIVE_MARKETS: 'SK,IT' },
    async fail(faults) {
      const { ok } = await fetch(`${running.controlUrl}/control/faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      });
      if (!ok) throw new Error('The archives do not know these faults');
    },
  };
}
