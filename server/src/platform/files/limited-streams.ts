import { Refusal } from '#platform/refusal.ts';

const comeBackSeconds = 10;

type Stream = { parts: AsyncIterable<Uint8Array> };

/** So many at once; whoever comes beyond that is asked to come back. A place is free again when its reader has gone. */
export function limitedStreams(atOnce: number) {
  let open = 0;
  // Not a generator: one whose reader leaves before the first byte never gets to its `finally`.
  function counted(parts: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    const iterator = parts[Symbol.asyncIterator]();
    let isOpen = true;
    const leave = () => {
      if (isOpen) open -= 1;
      isOpen = false;
    };
    const next = async () => {
      try {
        const part = await iterator.next();
        if (part.done) leave();
        return part;
      } catch (error) {
        leave();
        throw error;
      }
    };
    const end = async () => {
      leave();
      await iterator.return?.();
      return { done: true as const, value: undefined };
    };
    return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
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
