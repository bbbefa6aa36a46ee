import { billingDocumentStore, documents } from '#capabilities/documents/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import { erpNumbersStore, type OrderPlace } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Scope } from '#platform/request.ts';

type Parts = { clock: Clock; filesOf: DoorOf<FilesDoor> };

/** Billed documents belong to whoever the billed orders belong to. */
export const composeDocuments =
  ({ clock, filesOf }: Parts) =>
  (transaction: Transaction) =>
    documents({
      documents: billingDocumentStore(transaction),
      files: filesOf(transaction),
      async findPlaces(sapIds: readonly string[], scope: Scope | undefined) {
        const places = await erpNumbersStore(transaction).findPlaces(sapIds);
        return scope ? places.filter((place) => isWithin(scope, place)) : places;
      },
      clock,
    });

const isWithin = ({ markets, companyIds, shipToIds }: Scope, { companyId, shipToId, country }: OrderPlace): boolean =>
  markets.includes(country) || companyIds.includes(companyId) || shipToIds.includes(shipToId);
