import { localTimeOf } from '../clock/market-time.ts';
import { findPartnerRole, keptPartnerCodes } from '../customizing/codes.ts';
import type { SalesArea } from '../customizing/sales-areas.ts';
import { formatDecimal, parseDecimal } from '../decimal.ts';
import type { ErrorDetail } from '../erp-error.ts';
import type { SentEntity } from '../odata/write/parse-entity.ts';
import type { Queries, Row } from '../store/database.ts';
import { type MasterData, readMasterData } from './master-data.store.ts';
import { checkOrder, throwAll } from './order-checks.ts';
import { type OrderLine, orderLines } from './order-lines.ts';

export type NewOrder = { header: Row; lines: readonly OrderLine[]; partners: readonly Row[]; texts: readonly Row[] };

type Asked = { sent: SentEntity; language: string; user: string; now: Date };

/** Checks and prices an order as it was sent; the answer is ready to be written. */
export async function prepareOrder(queries: Queries, { sent, language, user, now }: Asked): Promise<NewOrder> {
  const area = checkOrder(sent, language);
  const partners = (sent.children.to_Partner ?? []).map(({ values }) => partnerOf(values, language));
  const items = sent.children.to_Item ?? [];
  const soldTo = String(sent.values.SoldToParty);
  const master = await readMasterData(queries, {
    soldTo,
    customers: [soldTo, ...partners.map(({ Customer }) => String(Customer))],
    materials: items.map(({ values }) => String(values.Material)),
  });
  checkMasterData(master, [soldTo, ...partners.map(({ Customer }) => String(Customer))], items);
  const lines = orderLines(items, area, master);
  return {
    header: headerOf({ values: sent.values, area, lines, user, now }),
    lines,
    partners: withDefaults(partners, soldTo),
    texts: (sent.children.to_Text ?? []).map(({ values }) => values),
  };
}

const partnerOf = ({ PartnerFunction, Customer }: Readonly<Row>, language: string): Row => {
  const role = findPartnerRole(language, String(PartnerFunction));
  return { PartnerFunction: role ? keptPartnerCodes[role] : '', Customer: Customer ?? '' };
};

/** Whom nobody names is the buyer themselves. */
function withDefaults(partners: readonly Row[], soldTo: string): Row[] {
  const named = new Map(partners.map((partner) => [partner.PartnerFunction, partner]));
  return Object.values(keptPartnerCodes).map((code) => named.get(code) ?? { PartnerFunction: code, Customer: soldTo });
}

function checkMasterData(master: MasterData, customers: readonly string[], items: readonly SentEntity[]): void {
  const unknown = master.knowsCustomers ? [...new Set(customers)].flatMap((one) => customerFault(master, one)) : [];
  const materials = items.map(({ values }) => String(values.Material));
  const missing = master.knowsMaterials ? materials.flatMap((one) => materialFault(master, one)) : [];
  throwAll([...unknown, ...missing]);
}

function customerFault({ customers }: MasterData, customer: string): ErrorDetail[] {
  const known = customers.get(customer);
  if (known && !known.isBlocked) return [];
  const [code, what] = known ? ['V1/398', 'is blocked'] : ['F2/163', 'does not exist'];
  return [{ code, message: `Customer ${customer} ${what}`, severity: 'error', target: 'SoldToParty' }];
}

function materialFault({ materials }: MasterData, material: string): ErrorDetail[] {
  const known = materials.get(material);
  if (known && !known.isDiscontinued) return [];
  const [code, what] = known ? ['V1/028', 'has been discontinued'] : ['V1/382', 'is not defined'];
  return [{ code, message: `Material ${material} ${what}`, severity: 'error', target: 'to_Item/Material' }];
}

type Header = { values: Readonly<Row>; area: SalesArea; lines: readonly OrderLine[]; user: string; now: Date };

function headerOf({ values, area, lines, user, now }: Header): Row {
  const { date } = localTimeOf(now, area.timeZone);
  return {
    ...values,
    TransactionCurrency: area.currency,
    CreationDate: date,
    CreatedByUser: user.slice(0, 12).toUpperCase(),
    LastChangeDateTime: now.toISOString(),
    SalesOrderDate: values.SalesOrderDate ?? date,
    PricingDate: values.PricingDate ?? date,
    RequestedDeliveryDate: values.RequestedDeliveryDate ?? date,
    TotalNetAmount: sumOf(lines),
    OverallSDProcessStatus: 'A',
    OverallSDDocumentRejectionSts: 'A',
    OverallDeliveryStatus: 'A',
    OverallTotalDeliveryStatus: 'A',
    TotalCreditCheckStatus: 'A',
  };
}

const sumOf = (lines: readonly OrderLine[]): string =>
  formatDecimal(
    lines.reduce((sum, { item }) => sum + parseDecimal(String(item.NetAmount), 2), 0n),
    2,
  );
