import type { ContractUpdate, CreditAccount } from '../port/customer-update.ts';
import { readDay, readMinor, readMoment, readQuantity, readText } from './odata-values.model.ts';
import { type OfMarket, required } from './sap-order-update.model.ts';

type Row = Readonly<Record<string, unknown>>;

/** By the codes that a logon in English gives. */
const hectolitresIn: Readonly<Record<string, number>> = { HL: 1, HLT: 1, L: 0.01, LTR: 0.01 };

/** A contract as `A_SalesContract` tells it; its first item names it, all items together are what was promised. */
export function contractUpdate(
  row: Row,
  { items, partners }: { items: readonly Row[]; partners: readonly Row[] },
  { country, market }: OfMarket,
): ContractUpdate {
  const payer = partners.find((partner) => readText(partner.PartnerFunction) === market.partners.payer);
  const number = required(readText(row.SalesContract), 'SalesContract');
  const committedHl = promisedBy(items);
  return {
    number,
    country,
    payerId: required(readText(payer?.Customer), `Customer of the partner ${market.partners.payer}`),
    kind: market.contractTypes[readText(row.SalesContractType)] ?? (committedHl === undefined ? 'equipment' : 'volume'),
    name: readText(items[0]?.SalesContractItemText) || number,
    from: required(readDay(row.SalesContractValidityStartDate), 'SalesContractValidityStartDate'),
    to: required(readDay(row.SalesContractValidityEndDate), 'SalesContractValidityEndDate'),
    currency: readText(row.TransactionCurrency),
    committedHl,
    isEnded: readText(row.OverallSDDocumentRejectionSts) === 'C' || readText(row.ContractManualCompletion) === 'X',
    changedAt: required(readMoment(row.LastChangeDateTime), 'LastChangeDateTime'),
  };
}

/** Items that are counted in anything but volume, such as lent equipment, promise none. */
function promisedBy(items: readonly Row[]): number | undefined {
  const thousandths = items
    .map(
      (item) =>
        (readQuantity(item.RequestedQuantity) ?? 0) * (hectolitresIn[readText(item.RequestedQuantityUnit)] ?? 0),
    )
    .reduce((sum, hl) => sum + Math.round(hl * 1_000), 0);
  return thousandths > 0 ? thousandths / 1_000 : undefined;
}

/** An account of `CreditManagementAccount`. No amount is a limit of nothing only where the ERP says so. */
export function creditAccount(row: Row): CreditAccount {
  const limitMinor = required(readMinor(row.CreditLimitAmount), 'CreditLimitAmount');
  return {
    payerId: required(readText(row.BusinessPartner), 'BusinessPartner'),
    limitMinor: limitMinor === 0 && row.CreditLimitIsZero !== true ? undefined : limitMinor,
    currency: readText(row.CreditSegmentCurrency),
    isBlocked: row.CreditAccountIsBlocked === true,
  };
}
