import { consentsInForce } from '@dray/contract/identity/consents.ts';

type Agreed = { uid: string; terms_agreed_at: Date | null };

const dayMs = 24 * 60 * 60 * 1000;

/** What everybody accepts with their first password, besides the agreement of ordering; a newer version the day after it came. */
export const consentRows = (accounts: readonly Agreed[]) =>
  accounts.flatMap(({ uid, terms_agreed_at: agreedAt }) =>
    (['terms', 'privacy', 'guidelines'] as const).flatMap((kind) => {
      const { version, since } = consentsInForce[kind];
      const dayAfter = new Date(new Date(`${since}T08:00:00Z`).getTime() + dayMs);
      return agreedAt ? [{ uid, kind, version, accepted_at: agreedAt > dayAfter ? agreedAt : dayAfter }] : [];
    }),
  );
