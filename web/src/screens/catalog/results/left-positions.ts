import { readStored, store } from '#platform/storage-keys.ts';

/** The card by which somebody left a list, and how far below the window's edge it stood. */
type LeftPlace = { sku: string; top: number };

const maxStored = 10;

const isPlace = (value: unknown): value is [string, LeftPlace] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1]?.sku === 'string';

function read(): [string, LeftPlace][] {
  try {
    const places: unknown = JSON.parse(readStored('cataloguePlaces') ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** `visit` is the browser's own name for one step of the way, so that each list one came through keeps its place. */
export function noteLeftPlace(visit: string, place: LeftPlace): void {
  const others = read().filter(([each]) => each !== visit);
  store('cataloguePlaces', JSON.stringify([...others, [visit, place]].slice(-maxStored)));
}

/** Told once: who has come back and goes on from there should not be thrown back by a reload. */
export function takeLeftPlace(visit: string): LeftPlace | undefined {
  const places = read();
  const found = places.find(([each]) => each === visit)?.[1];
  if (found) store('cataloguePlaces', JSON.stringify(places.filter(([each]) => each !== visit)));
  return found;
}
