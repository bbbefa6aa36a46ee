import { plainWord } from '@dray/contract/texts/bulk-upload-text.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import { type Fix, proposed } from '../rules/bulk-upload.model.ts';

const maxFixes = 3;

export type ShipToLookup = ReturnType<typeof shipToLookup>;

/** The ship-tos that somebody may order for, by number or name. A foreign one is not among them, so it reads like a missing one. */
export function shipToLookup(shipTos: readonly ShipTo[]) {
  const byId = new Map(shipTos.map((shipTo) => [shipTo.id, shipTo]));
  const byName = Map.groupBy(shipTos, ({ name }) => plainWord(name));
  return {
    find(text: string): ShipTo | undefined {
      const known = byId.get(text) ?? byId.get(text.split(/\s/, 1)[0] ?? '');
      if (known) return known;
      const named = byName.get(plainWord(text)) ?? [];
      // Two ship-tos of one name have to be told apart by number.
      return named.length === 1 ? named[0] : undefined;
    },
    /** Those that could be meant: the one that the rest of the order names, then the nearest numbers, then the only one. */
    fixesFor(text: string, ofOrder: ShipTo | undefined): Fix[] {
      const open = shipTos.filter(({ status }) => status === 'Active');
      const near = open.filter(({ id }) => isOneSlip(id, text));
      const likely = [...(ofOrder ? [ofOrder] : []), ...near, ...(open.length === 1 ? open : [])];
      const fixes = [...new Set(likely)].slice(0, maxFixes).map(({ id, name }): Fix => ({ value: id, name }));
      // Of several near numbers none is likelier: goods do not go to another address by a guess.
      const isClear = ofOrder !== undefined || fixes.length === 1;
      return fixes.map((fix, nth) => (isClear && nth === 0 ? proposed(fix) : fix));
    },
  };
}

/** One sign other, more, less, or two swapped. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === [...restB].reverse().join('');
}
