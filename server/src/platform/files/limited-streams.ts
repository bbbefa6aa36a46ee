import { Refusal } from '#platform/refusal.ts';

const comeBackSeconds = 10;

type Stream = { parts: AsyncIterable<Uint8Array> };

/** So many at once; whoever comes beyond that is asked to come back. A place is free again when its reader has gone. */
export function limitedStreams(atOnce: number) {
  let open = 0;
  async function* counted(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* parts;
    } finally {
      open -= 1;
    }
  }
  return {
    requirePlace(): void {
      if (open >= atOnce) throw new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds);
    },
    open<S extends Stream>(make: () => S): S {
      this.requirePlace();
      const stream = make();
      open += 1;
      return { ...stream, parts: counted(stream.parts) };
    },
  };
}
