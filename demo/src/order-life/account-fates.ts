import type { Country } from '../markets/demo-countries.ts';
import type { FateName } from './fate.ts';

/** Ship-tos that the demo accounts order for: anyone who looks at one of them shall meet everything on the newest pages. */
const shownShipTos: readonly string[] = [
  '100234',
  '100235',
  '100236',
  '100237',
  '100242',
  '100301',
  '100302',
  '100401',
  '100402',
  '100501',
  '100502',
];

/** What becomes of their orders after the newest, one after the other; each ship-to begins elsewhere. */
const turns: readonly FateName[] = [
  'short, rest waits',
  'plain',
  'cancelled',
  'line rejected',
  'plain',
  'two deliveries',
  'short',
];

/** Newest orders of other ship-tos, for the supplier's staff, who see the newest of all. */
const others: Readonly<Record<string, FateName>> = {
  '100244': 'line rejected',
  '100245': 'line rejected',
  '100249': 'cancelled',
  '100256': 'short, rest waits',
};

/** The newest orders of these stay where they are the whole day, so that each market has every stage, no matter who looks when. */
const stands: Readonly<Record<Country, Readonly<Record<string, FateName>>>> = {
  CZ: stagesAt(['100239', '100240', '100243', '100238', '100250']),
  SK: stagesAt(['100305', '100307', '100308', '100303', '100306']),
  IT: stagesAt(['100404', '100406', '100407', '100405', '100409']),
  ES: stagesAt(['100503', '100504', '100507', '100505', '100506']),
};

function stagesAt(shipToIds: readonly string[]): Readonly<Record<string, FateName>> {
  const stages = ['on its way', 'picked', 'in picking', 'held', 'confirmed late'] as const;
  return Object.fromEntries(stages.map((stage, index) => [shipToIds[index] ?? '', stage]));
}

const standOf = (shipToId: string): FateName | undefined =>
  Object.values(stands)
    .map((shipToIds) => shipToIds[shipToId])
    .find((fate) => fate !== undefined);

/** Whose orders shall show something: nothing else may become of the newest of them. */
export const hasPart = (shipToId: string): boolean =>
  isShown(shipToId) || standOf(shipToId) !== undefined || shipToId in others;

/** Whose newest order is for a day still to come: it can be cancelled while somebody looks. */
export const isForLater = (shipToId: string): boolean =>
  isShown(shipToId) || ['held', 'confirmed late'].includes(standOf(shipToId) ?? '');

/** Whose newest order is for today: the depot has begun with it, and nobody was promised that they could still cancel it. */
export const isForToday = (shipToId: string): boolean => standOf(shipToId) !== undefined && !isForLater(shipToId);

/** Who orders so seldom that the order before the newest must be of last week, or nobody would meet a new document. */
export const hasNewPapers = (shipToId: string): boolean => ['100301', '100502'].includes(shipToId);

/** `index` counts from the newest order of the place; undefined where chance decides. */
export function fateForAccounts(shipToId: string, index: number): FateName | undefined {
  const stand = index === 0 ? standOf(shipToId) : undefined;
  if (stand) return stand;
  if (!isShown(shipToId)) return index === 0 ? others[shipToId] : undefined;
  if (index === 0) return 'plain';
  if (shipToId === '100402' && index === turns.length + 1) return 'nothing taken';
  if (shipToId === '100302' && index === turns.length + 1) return 'no pdf';
  const position = shownShipTos.indexOf(shipToId);
  return index <= turns.length ? turns[(index - 1 + position) % turns.length] : undefined;
}

const isShown = (shipToId: string): boolean => shownShipTos.includes(shipToId);
