import { Refusal } from '#platform/refusal.ts';

const comeBackSeconds = 10;

type Stream = { parts: AsyncIterable<Uint8Array> };

type Limits = { atOnce: number; perPerson: number };

/**
 * So many at once, and so many of them for one person, who could keep out everybody otherwise; anyone who comes beyond that
 * is asked to come back. A slot is free again when its reader has gone.
 */
export function limitedStreams({ atOnce, perPerson }: Limits) {
  const open = new Map<string, number>();
  const openOf = (uid: string) => open.get(uid) ?? 0;
  const isFull = () => open.values().reduce((sum, each) => sum + each, 0) >= atOnce;
  const count = (uid: string, more: 1 | -1) => {
    const left = openOf(uid) + more;
    if (left > 0) open.set(uid, left);
    else open.delete(uid);
  };
  // Not a generator: one whose reader leaves before the first byte never gets to its `finally`.
  function counted(uid: string, parts: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    const iterator = parts[Symbol.asyncIterator]();
    let isOpen = true;
    const leave = () => {
      if (isOpen) count(uid, -1);
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
  const requireSlot = (uid: string): void => {
    if (openOf(uid) >= perPerson) throw new Refusal('DOWNLOADS_UNDER_WAY', { max: perPerson }, comeBackSeconds);
    if (isFull()) throw new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds);
  };
  return {
    requireSlot,
    open<S extends Stream>(uid: string, make: () => S): S {
      requireSlot(uid);
      const stream = make();
      count(uid, 1);
      return { ...stream, parts: counted(uid, stream.parts) };
    },
  };
}
