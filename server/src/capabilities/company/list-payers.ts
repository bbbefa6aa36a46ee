import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CompanyDeps } from './company.deps.ts';
import type { Company, Payer, ShipTo, SoldTo, Transport } from './rules/company.model.ts';

export type AskedPayers = { payerId: string | undefined; customerType: string | undefined };

type ShipToOfPage = { shipTo: ShipTo; transports: readonly Transport[] };
type SoldToOfPage = { soldTo: SoldTo; shipTos: readonly ShipToOfPage[] };
type PayerOfPage = { payer: Payer; paymentMethods: readonly string[]; soldTos: readonly SoldToOfPage[] };
/** The caller's companies, as far as the scope reaches: who pays, who buys, where the goods go. */
export type CompanyPage = { companies: readonly Company[]; payers: readonly PayerOfPage[] };

/** All of the caller's, or one; a foreign one is not found, the same as one that does not exist. */
export async function listPayers(
  deps: CompanyDeps,
  scope: Scope,
  { payerId, customerType }: AskedPayers,
): Promise<CompanyPage> {
  const page = await readPage(
    deps,
    scope,
    (shipTo) =>
      (payerId === undefined || shipTo.payer.id === payerId) &&
      (customerType === undefined || shipTo.customerType === customerType),
  );
  if (payerId !== undefined && page.payers.length === 0) throw new Refusal('PAYER_NOT_FOUND');
  return page;
}

export async function getSoldTo(deps: CompanyDeps, scope: Scope, id: string): Promise<CompanyPage> {
  const page = await readPage(deps, scope, ({ soldTo }) => soldTo.id === id);
  if (page.payers.length === 0) throw new Refusal('SOLD_TO_NOT_FOUND');
  return page;
}

async function readPage(
  { companies, payers }: CompanyDeps,
  scope: Scope,
  isAsked: (shipTo: ShipTo) => boolean,
): Promise<CompanyPage> {
  const shipTos = (await companies.listShipTos(scope)).filter(isAsked);
  const idsOf = (pick: (shipTo: ShipTo) => string) => [...new Set(shipTos.map(pick))];
  const payerIds = idsOf(({ payer }) => payer.id);
  const [ownCompanies, ownPayers, soldTos, methods, transports] = await Promise.all([
    payers.listCompanies(idsOf(({ companyId }) => companyId)),
    payers.listPayers(payerIds),
    payers.listSoldTos(idsOf(({ soldTo }) => soldTo.id)),
    payers.listPaymentMethodsOf(payerIds),
    companies.listTransportsOf(shipTos),
  ]);
  const transportsOf = Map.groupBy(transports, ({ shipToId }) => shipToId);
  const shipTosOf = Map.groupBy(shipTos, ({ soldTo }) => soldTo.id);
  return {
    companies: ownCompanies,
    payers: ownPayers.map((payer) => ({
      payer,
      paymentMethods: methods.filter(({ payerId }) => payerId === payer.id).map(({ code }) => code),
      soldTos: soldTos
        .filter(({ payerId }) => payerId === payer.id)
        .map((soldTo) => ({
          soldTo,
          shipTos: (shipTosOf.get(soldTo.id) ?? []).map((shipTo) => ({
            shipTo,
            transports: transportsOf.get(shipTo.id) ?? [],
          })),
        })),
    })),
  };
}
