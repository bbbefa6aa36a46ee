import { pacedWork } from '#platform/breathe.ts';

const sliceMs = 1;
export const restMs = 3;

/** A large file keeps nobody else waiting: three quarters of the time are theirs. */
export async function inSlices<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const breathe = pacedWork(sliceMs, restMs);
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await breathe();
  }
  return made;
}
