import { inParallel } from '#platform/in-parallel.ts';
import type { FilesDeps } from './files.deps.ts';
import type { NewFile } from './stored-file.model.ts';

/** A few at once are faster than one after the other; many would only wait for the same disk. */
const atOnce = 8;

/**
 * Stores judged files: all rows in one statement, then the bytes that are not there yet. Where bytes cannot be written the
 * caller's transaction fails, and the rows with it. Bytes without a row do no harm: nobody can ask for them.
 */
export async function addFiles({ rows, store, clock }: FilesDeps, files: readonly NewFile[]): Promise<void> {
  const unique = [...new Map(files.map((file) => [file.key, file])).values()];
  if (unique.length === 0) return;
  await rows.addFiles(
    unique.map(({ bytes: _bytes, ...row }) => row),
    clock.now(),
  );
  await inParallel(atOnce, unique, async ({ key, bytes, contentType }) => {
    if (!(await store.has(key))) await store.put(key, bytes, contentType);
  });
}
