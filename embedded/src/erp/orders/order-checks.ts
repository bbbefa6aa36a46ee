import {
  deliveryBlocks,
  distributionChannel,
  division,
  findPartnerRole,
  orderTypes,
  rejectionReasons,
  textIds,
} from '../customizing/codes.ts';
import { findSalesArea, type SalesArea } from '../customizing/sales-areas.ts';
import { badRequest, ErpError, type ErrorDetail } from '../erp-error.ts';
import type { SentEntity } from '../odata/write/parse-entity.ts';
import type { Row } from '../store/database.ts';

type Complain = (code: string, message: string, target: string) => void;

/** What can be said about an order without looking at anything else; all of it at once. */
export function checkOrder(sent: SentEntity, language: string): SalesArea {
  const wrong: ErrorDetail[] = [];
  const complain: Complain = (code, message, target) => wrong.push({ code, message, severity: 'error', target });
  const area = checkSalesArea(sent.values, complain);
  checkHeader(sent.values, area, complain);
  checkPartners(sent.children.to_Partner ?? [], language, complain);
  for (const { values } of sent.children.to_Text ?? []) {
    if (!textIds.includes(String(values.LongTextID))) {
      complain('TD/600', `Text ID ${values.LongTextID} is not defined for object VBBK`, 'to_Text/LongTextID');
    }
  }
  checkItems(sent.children.to_Item ?? [], complain);
  throwAll(wrong);
  if (!area) throw badRequest('V1/357', 'Sales area is missing');
  return area;
}

export function throwAll(wrong: readonly ErrorDetail[]): void {
  const [first] = wrong;
  if (first) throw new ErpError({ status: 400, code: first.code, message: first.message, details: wrong });
}

function checkSalesArea(values: Readonly<Row>, complain: Complain): SalesArea | undefined {
  const area = findSalesArea(String(values.SalesOrganization ?? ''));
  const isWhole = values.DistributionChannel === distributionChannel && values.OrganizationDivision === division;
  if (area && isWhole) return area;
  const named = [values.SalesOrganization, values.DistributionChannel, values.OrganizationDivision];
  complain('V1/313', `Sales area ${named.map((part) => part ?? '').join(' ')} is not defined`, 'SalesOrganization');
  return undefined;
}

function checkHeader(values: Readonly<Row>, area: SalesArea | undefined, complain: Complain): void {
  if (!orderTypes.includes(String(values.SalesOrderType))) {
    complain('V1/302', `Sales document type ${values.SalesOrderType ?? ''} is not defined`, 'SalesOrderType');
  }
  if (!values.SoldToParty) complain('V1/348', 'Enter sold-to party', 'SoldToParty');
  if (area && values.TransactionCurrency && values.TransactionCurrency !== area.currency) {
    complain('V1/359', `Currency ${values.TransactionCurrency} is not used here`, 'TransactionCurrency');
  }
  checkBlocks(values, complain);
}

/** Shared with anyone who changes an order afterwards. */
export function checkBlocks(values: Readonly<Row>, complain: Complain): void {
  const block = values.DeliveryBlockReason;
  if (block && !deliveryBlocks.includes(String(block))) {
    complain('V1/362', `Delivery block ${block} is not defined`, 'DeliveryBlockReason');
  }
}

export function checkRejectionReason(reason: string): void {
  const known: readonly string[] = Object.values(rejectionReasons);
  if (reason === '' || known.includes(reason)) return;
  throw badRequest('V1/366', `Reason for rejection ${reason} is not defined`, 'SalesDocumentRjcnReason');
}

function checkPartners(partners: readonly SentEntity[], language: string, complain: Complain): void {
  for (const { values } of partners) {
    if (!findPartnerRole(language, String(values.PartnerFunction ?? ''))) {
      complain(
        'VP/132',
        `Partner function ${values.PartnerFunction ?? ''} is not defined`,
        'to_Partner/PartnerFunction',
      );
    }
    if (!values.Customer) complain('VP/112', 'Enter a partner', 'to_Partner/Customer');
  }
}

function checkItems(items: readonly SentEntity[], complain: Complain): void {
  const seen = new Set<number>();
  for (const { values } of items) {
    const number = Number(values.SalesOrderItem ?? 0);
    if (number > 0 && seen.has(number)) complain('V1/320', `Item ${number} already exists`, 'to_Item/SalesOrderItem');
    seen.add(number);
    if (!values.Material) complain('V1/321', 'Enter a material', 'to_Item/Material');
    if (!(Number(values.RequestedQuantity ?? 0) > 0)) {
      complain('V1/331', `Enter a quantity for item ${number}`, 'to_Item/RequestedQuantity');
    }
    checkUnit(values, complain);
  }
}

/** Only the ISO code and SAP's own are the same in every language. */
function checkUnit(values: Readonly<Row>, complain: Complain): void {
  const known = { RequestedQuantityISOUnit: 'PCE', RequestedQuantitySAPUnit: 'ST', RequestedQuantityUnit: 'PC' };
  for (const [name, code] of Object.entries(known)) {
    const given = values[name];
    if (given && given !== code) complain('V1/384', `Sales unit ${given} is not defined`, `to_Item/${name}`);
  }
}
