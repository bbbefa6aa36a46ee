import { companyRows, payerRows, soldToRows } from '@dray/demo/companies/company-rows.ts';
import type { ContractUpdate, CreditUpdate } from '@dray/server/capabilities/erp/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { contractTypes, creditSegments, distributionChannel, division } from '../../../erp/customizing/codes.ts';
import type { SeedContract } from '../../../erp/seed/erp-seed.ts';
import type { Row } from '../../../erp/store/database.ts';

/** A contract of the demo world as the ERP keeps it. */
export function contractOf(update: ContractUpdate): SeedContract {
  const day = update.changedAt.toISOString().slice(0, 10);
  return {
    header: {
      SalesContract: update.number,
      SalesContractType: contractTypes[update.kind],
      SalesOrganization: `${update.country}01`,
      DistributionChannel: distributionChannel,
      OrganizationDivision: division,
      SoldToParty: soldToRows.find((soldTo) => soldTo.payer_id === update.payerId)?.id ?? '',
      CreationDate: day,
      LastChangeDateTime: update.changedAt.toISOString(),
      SalesContractDate: day,
      TransactionCurrency: update.currency,
      SalesContractValidityStartDate: update.from,
      SalesContractValidityEndDate: update.to,
      OverallSDProcessStatus: 'B',
      OverallSDDocumentRejectionSts: 'A',
    },
    items: [
      {
        SalesContractItem: 10,
        SalesContractItemText: update.name,
        RequestedQuantity: String(update.committedHl ?? 1),
        RequestedQuantityUnit: update.committedHl === undefined ? 'PC' : 'HL',
        TransactionCurrency: update.currency,
      },
    ],
    partners: [{ PartnerFunction: 'PY', Customer: update.payerId }],
  };
}

export function creditAccountOf({ payerId, limitMinor, currency, isBlocked, asOf }: CreditUpdate): Row {
  const companyId = payerRows.find(({ id }) => id === payerId)?.company_id;
  const country = companyRows.find(({ id }) => id === companyId)?.country;
  if (!country) throw new Error(`The payer ${payerId} belongs to no company`);
  return {
    BusinessPartner: payerId,
    CreditSegment: creditSegments[country],
    CreditAccountIsBlocked: isBlocked,
    CreditLimitAmount: toNumeric(limitMinor ?? 0),
    CreditLimitIsZero: limitMinor === 0,
    CreditLimitLastChangeDate: asOf.toISOString().slice(0, 10),
    CreditSegmentCurrency: currency,
  };
}
