/** Everybody takes the next piece when they are done with their last one, until none is left. */
export async function shareOut<Worker>(
  workers: readonly Worker[],
  pieces: number,
  work: (worker: Worker, piece: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      for (let piece = next++; piece < pieces; piece = next++) await work(worker, piece);
    }),
  );
}
