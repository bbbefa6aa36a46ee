import type { MondayFigures } from './figures.ts';

type Cell = (size: MondayFigures, name: string) => string;

const number = (value: number | undefined, digits = 0): string => (value === undefined ? '–' : value.toFixed(digits));

/** What was found, a table for each kind of figure with the sizes as columns. */
export function figureLines(figures: readonly MondayFigures[]): string[] {
  const calls = [...new Set(figures.flatMap(({ usual }) => Object.keys(usual)))];
  const jobs = [...new Set(figures.flatMap((size) => Object.keys(size.jobs)))];
  const table = (title: string, names: readonly string[], cell: Cell): string[] => [
    '',
    title,
    line(
      '',
      figures.map(({ orders }) => `${orders} orders`),
    ),
    ...names.map((name) =>
      line(
        name,
        figures.map((size) => cell(size, name)),
      ),
    ),
  ];
  return [
    ...table('Buffers of a usual customer, who calls alone', calls, ({ usual }, name) => number(usual[name]?.buffers)),
    ...table('Buffers of the biggest customer, who calls alone', calls, ({ biggest }, name) =>
      number(biggest[name]?.buffers),
    ),
    ...table('CPU of the server and PostgreSQL for a call of a usual customer, alone, ms', calls, ({ usual }, name) =>
      number(usual[name]?.cpuMillis, 1),
    ),
    ...table('Beside everything else: calls, p50 and p99 in ms', calls, ({ load }, name) => {
      const { count, p50, p99 } = load[name] ?? {};
      return `${number(count)}: ${number(p50)} ${number(p99)}`;
    }),
    ...table(
      'All of them',
      ['calls a second', 'server ms CPU', 'PostgreSQL ms CPU', 'live pages', 'events'],
      (size, name) => wholeOf(size)[name] ?? '',
    ),
    ...table('Jobs: seconds, the longest transaction, buffers', jobs, (size, name) => {
      const { seconds, maxTransactionSeconds, buffers } = size.jobs[name] ?? {};
      return `${seconds === undefined ? 'NOT ENDED' : number(seconds, 1)} ${number(maxTransactionSeconds, 1)} ${number(buffers)}`;
    }),
    '',
    ...figures.map(({ orders, commit, at }) => `${orders} orders were played by ${commit} on ${at}`),
  ];
}

const line = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(24)).join('')}`;

const wholeOf = ({
  perSecond,
  serverMillis,
  postgresMillis,
  live,
}: MondayFigures): Readonly<Record<string, string>> => ({
  'calls a second': number(perSecond),
  'server ms CPU': number(serverMillis, 2),
  'PostgreSQL ms CPU': number(postgresMillis, 2),
  'live pages': number(live.open),
  events: number(live.events),
});
