import { addDays, isoWeekday } from '@dray/contract/calendar-day.ts';

const heading = 'Číslo objednávky;Místo dodání;Datum dodání;Kód zboží;Množství;Jednotka;Poznámka pro řidiče';

/** The person whose places and goods the sample names. */
export const sampleUploader = 'warehouse@velkosklad-brno.example';

type Sample = {
  /** One order: sent first, it is the one that the file repeats. */
  earlier: string;
  /** Six orders: three good ones, two with something to mend, and the one of before. */
  file: string;
};

/**
 * A file as a wholesaler's warehouse sends it. `day` is one on which goods can come; `number` begins the orders' own
 * numbers, so that a second sample does not repeat the first.
 */
export function bulkSample(day: string, number = 'VB'): Sample {
  const sunday = addDays(day, 7 - (isoWeekday(day) % 7));
  const repeated = [`${number}-1185;100237;${written(day)};CZ100003;5;paleta;`, `${number}-1185;;;CZ100004;1;paleta;`];
  const rows = [
    ...repeated,
    `${number}-1186;100237;${written(day)};CZ100003;6;paleta;Rampa 2`,
    `${number}-1186;100237;${written(day)};CZ100010;2;paleta;`,
    `${number}-1187;Překladiště Líšeň;${day};CZ100004;6;palety;`,
    `${number}-1188;100239;${written(day)};CZ100003;6;paleta;`,
    `${number}-1188;100999;${written(day)};CZ100010;4;paleta;`,
    `${number}-1188;100239;${written(day)};CZ100001;2,5;balení;`,
    `${number}-1189;100240;${written(day)};CZ100003;7;paleta;`,
    `${number}-1190;100241;${written(sunday)};CZ100004;9;paleta;`,
    `${number}-1190;100241;${written(sunday)};CZ100010;3;paleta;`,
  ];
  return { earlier: toFile(repeated), file: toFile(rows) };
}

const toFile = (rows: readonly string[]): string => `${[heading, ...rows].join('\r\n')}\r\n`;

/** As Czechs write it: 18. 11. 2026. */
const written = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}. ${month}. ${year}`;
};
