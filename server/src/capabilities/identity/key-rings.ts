import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import { type KeyRing, keyRing } from './keys/key-ring.ts';
import type { KeyPurpose } from './keys/signing-key.model.ts';
import { signingKeyStore } from './keys/signing-key.store.ts';
import { getOrCreateSigningKeys } from './keys/signing-keys.ts';

type Context = { database: Database; sealing: Sealing; clock: Clock; logger: Logger };

/** The keys of each purpose, made where there are none, followed while this process runs. */
export const keyRings =
  ({ database, sealing, clock, logger }: Context) =>
  async (purpose: KeyPurpose): Promise<KeyRing> => {
    await database.write((transaction) =>
      getOrCreateSigningKeys(signingKeyStore(transaction, sealing), purpose, clock),
    );
    const load = () => database.read((transaction) => signingKeyStore(transaction, sealing).listKeys(purpose));
    return keyRing({ load, clock, logger });
  };
