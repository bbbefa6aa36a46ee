import { readStored, store } from '#platform/storage-keys.ts';

/** The card by which somebody left a list, and how far below the window's edge it was. */
type LeftPosition = { sku: string; top: number };

const maxStored = 10;

const isPosition = (value: unknown): value is [string, LeftPosition] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1]?.sku === 'string';

function read(): [string, LeftPosition][] {
  try {
    const positions: unknown = JSON.parse(readStored('cataloguePlaces') ?? '[]');
    return Array.isArray(positions) ? positions.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/** `visit` is the browser's own name for one step of the way, so that each list one came through keeps its position. */
export function noteLeftPosition(visit: string, position: LeftPosition): void {
  const others = read().filter(([each]) => each !== visit);
  store('cataloguePlaces', JSON.stringify([...others, [visit, position]].slice(-maxStored)));
}

/** Given once: a reader who has come back and goes on from there should not be thrown back by a reload. */
export function takeLeftPosition(visit: string): LeftPosition | undefined {
  const positions = read();
  const found = positions.find(([each]) => each === visit)?.[1];
  if (found) store('cataloguePlaces', JSON.stringify(positions.filter(([each]) => each !== visit)));
  return found;
}
