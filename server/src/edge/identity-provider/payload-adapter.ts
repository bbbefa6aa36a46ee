import { type Adapter, type AdapterConstructor, type AdapterPayload, errors } from 'oidc-provider';
import type { OidcPayloads } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Shelf = { payloadsOf: DoorOf<OidcPayloads>; database: Pick<Database, 'read' | 'write'>; clock: Clock };

const aDay = 24 * 3600;

/** The provider's memory in PostgreSQL, so that any process can answer the next step of a sign-in. */
export function payloadAdapter({ payloadsOf, database, clock }: Shelf): AdapterConstructor {
  const find = async (model: string, key: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
    const found = await database.read((transaction) => payloadsOf(transaction).findBy(model, key, value, clock.now()));
    return found && { ...found.payload, ...(found.isConsumed ? { consumed: true } : {}) };
  };
  const change = <T>(work: (payloads: OidcPayloads) => Promise<T>) =>
    database.write((transaction) => work(payloadsOf(transaction)));

  return class PayloadAdapter implements Adapter {
    private readonly model: string;

    constructor(model: string) {
      this.model = model;
    }
    find(id: string) {
      return find(this.model, 'id', id);
    }
    findByUid(uid: string) {
      return find(this.model, 'uid', uid);
    }
    /** The device flow is off: nobody has a user code. */
    async findByUserCode() {
      return undefined;
    }
    upsert(id: string, payload: AdapterPayload, expiresInSeconds = aDay) {
      const expiresAt = new Date(clock.now().getTime() + expiresInSeconds * 1000);
      return change((payloads) => payloads.save(this.model, id, payload, expiresAt));
    }
    /** Of two who bring the same code at once both have found it unused; the second is a thief, or has met one. */
    async consume(id: string) {
      const isFirst = await change((payloads) => payloads.consume(this.model, id, clock.now()));
      if (isFirst) return;
      await change((payloads) => payloads.removeGrantOf(this.model, id));
      throw new errors.InvalidGrant('already consumed');
    }
    destroy(id: string) {
      return change((payloads) => payloads.remove(this.model, id));
    }
    revokeByGrantId(grantId: string) {
      return change((payloads) => payloads.removeByGrant(grantId));
    }
  };
}
