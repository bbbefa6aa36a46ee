import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import { isAccepted, type SigningKey, signingKeyAt } from './signing-key.model.ts';

export type KeyRing = Awaited<ReturnType<typeof keyRing>>;

type Source = { load: () => Promise<SigningKey[]>; clock: Clock; logger: Logger };

/** Well below the time for which a new key is announced before it signs. */
const maxAgeMs = 2_000;
/** A name of a key costs the person who made it up nothing; looking for it costs a read. */
const searchEveryMs = 500;

/** A process' copy of the keys in the database, which follows them while it runs. */
export async function keyRing({ load, clock, logger }: Source) {
  let keys = await load();
  let loadedAt = clock.now().getTime();
  let searchedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  let isAway = false;

  const reload = (): Promise<void> => {
    loading ??= load()
      .then((loaded) => {
        keys = loaded;
        loadedAt = clock.now().getTime();
        isAway = false;
      })
      // What is known still holds; the next look may find the database again. Every call looks, so it is said once.
      .catch((error: unknown) => {
        if (!isAway) logger.warn({ err: error }, 'the signing keys could not be read again');
        isAway = true;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const ageMs = () => Math.abs(clock.now().getTime() - loadedAt);
  const find = (kid: string) => keys.find((key) => key.kid === kid && isAccepted(key, clock.now()));

  return {
    /** At once, from the copy; behind the caller's back a copy of some age is made anew. */
    has(kid: string): boolean {
      if (ageMs() >= maxAgeMs) void reload();
      return find(kid) !== undefined;
    },

    /** A key that was made a moment ago elsewhere is looked for. */
    async find(kid: string): Promise<SigningKey | undefined> {
      const known = find(kid);
      const now = clock.now().getTime();
      if (known || Math.abs(now - searchedAt) < searchEveryMs) return known;
      searchedAt = now;
      await reload();
      return find(kid);
    },

    async current(): Promise<SigningKey> {
      if (ageMs() >= maxAgeMs) await reload();
      const key = signingKeyAt(keys, clock.now());
      if (!key) throw new Error('There is no key to sign with');
      return key;
    },

    /** Every key that counts, or will soon; the one that signs now comes first. */
    async accepted(): Promise<readonly SigningKey[]> {
      if (ageMs() >= maxAgeMs) await reload();
      const signing = signingKeyAt(keys, clock.now());
      const others = keys.filter((key) => key !== signing && isAccepted(key, clock.now()));
      return signing ? [signing, ...others] : others;
    },
  };
}
