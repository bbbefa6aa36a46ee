import type { WantedTerms } from '@dray/contract/calendars/terms-shapes.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Actor, DoorOf, Scope } from '#platform/request/request.ts';
import { changeTerms, type ForeseenTerms, foreseeTerms } from './change-terms.ts';
import type { TermsFilter, TermsKey } from './terms.model.ts';
import { termsStore } from './terms.store.ts';

export type TermsDoor = ReturnType<ReturnType<typeof openTerms>>;

/** Delivery terms for those who keep them; apart from the rest, because no customer's call asks for it. */
export const openTerms =
  ({ auditOf }: { auditOf: DoorOf<Audit> }) =>
  (transaction: Transaction) => {
    const terms = termsStore(transaction);
    return {
      listTerms: (scope: Scope, filter: TermsFilter, slice: { offset: number; limit: number }) =>
        terms.listTerms(scope, filter, slice),
      countTerms: (scope: Scope, filter: TermsFilter) => terms.countTerms(scope, filter),
      findTerms: (scope: Scope, keys: readonly TermsKey[]) => terms.findTerms(scope, keys),
      listCompanyIds: (scope: Scope, country: Country) => terms.listCompanyIds(scope, country),
      /** Where goods go, with the usual way; of those within reach. */
      listServed: (scope: Scope, shipToIds: readonly string[]) => terms.listServed(scope, shipToIds),
      foreseeTerms: (scope: Scope, wanted: WantedTerms) => foreseeTerms({ terms }, scope, wanted),
      changeTerms: (actor: Actor, changes: ForeseenTerms, wanted: WantedTerms) =>
        changeTerms({ terms, audit: auditOf(transaction) }, actor, changes, wanted),
    };
  };
