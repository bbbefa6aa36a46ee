import { customers } from '../history/customer.ts';
import type { FateName } from './fate.ts';

/** Places that the demo accounts order for: whoever looks at one of them shall meet everything on the newest pages. */
const shownPlaces: readonly string[] = [
  ...['100234', '100235', '100236', '100237', '100242', '100301', '100302', '100401', '100402', '100501', '100502'],
];

/** What becomes of their orders after the newest, one after the other; each place begins elsewhere. */
const turns: readonly FateName[] = [
  'short, rest waits',
  'plain',
  'cancelled',
  'line rejected',
  'plain',
  'two deliveries',
  'short',
];

/** Newest orders of other places, for the supplier's staff, who see the newest of all. */
const others: Readonly<Record<string, FateName>> = {
  '100244': 'line rejected',
  '100245': 'line rejected',
  '100249': 'cancelled',
  '100256': 'short, rest waits',
};

/** Italian lorries stand at every point of their way, at whatever hour somebody looks. */
const italianStands: readonly FateName[] = [
  'issued early',
  'picked early',
  'in picking early',
  'held',
  'confirmed late',
  'plain',
];

const italianPlaces = customers
  .filter(({ shipTo }) => shipTo.country === 'IT' && shipTo.status === 'Active')
  .map(({ shipTo }) => shipTo.id)
  .slice(0, italianStands.length);

/** Whose orders shall show something: nothing else may become of the newest of them. */
export const hasPart = (shipToId: string): boolean =>
  isShown(shipToId) || italianPlaces.includes(shipToId) || shipToId in others;

/** Whose newest order is for a day still to come: it can be cancelled while somebody looks. */
export const isForLater = (shipToId: string): boolean => isShown(shipToId) || italianPlaces.includes(shipToId);

/** `index` counts from the newest order of the place; undefined where chance decides. */
export function fateForAccounts(shipToId: string, index: number): FateName | undefined {
  if (index === 0 && italianPlaces.includes(shipToId)) return italianStands[italianPlaces.indexOf(shipToId)];
  if (!isShown(shipToId)) return index === 0 ? others[shipToId] : undefined;
  if (index === 0) return 'plain';
  if (shipToId === '100402' && index === turns.length + 1) return 'nothing taken';
  if (shipToId === '100302' && index === turns.length + 1) return 'no pdf';
  const place = shownPlaces.indexOf(shipToId);
  return index <= turns.length ? turns[(index - 1 + place) % turns.length] : undefined;
}

const isShown = (shipToId: string): boolean => shownPlaces.includes(shipToId);
