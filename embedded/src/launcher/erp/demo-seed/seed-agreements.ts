import { companyRows, payerRows, soldToRows } from '@dray/demo/companies/company-rows.ts';
import type { ContractNews, CreditNews } from '@dray/server/capabilities/erp/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { contractTypes, creditSegments, distributionChannel, division } from '../../../erp/customizing/codes.ts';
import type { SeedContract } from '../../../erp/seed/erp-seed.ts';
import type { Row } from '../../../erp/store/database.ts';

/** A contract of the demo world as the ERP keeps it. */
export function contractOf(news: ContractNews): SeedContract {
  const day = news.changedAt.toISOString().slice(0, 10);
  return {
    header: {
      SalesContract: news.number,
      SalesContractType: contractTypes[news.kind],
      SalesOrganization: `${news.country}01`,
      DistributionChannel: distributionChannel,
      OrganizationDivision: division,
      SoldToParty: soldToRows.find((soldTo) => soldTo.payer_id === news.payerId)?.id ?? '',
      CreationDate: day,
      LastChangeDateTime: news.changedAt.toISOString(),
      SalesContractDate: day,
      TransactionCurrency: news.currency,
      SalesContractValidityStartDate: news.from,
      SalesContractValidityEndDate: news.to,
      OverallSDProcessStatus: 'B',
      OverallSDDocumentRejectionSts: 'A',
    },
    items: [
      {
        SalesContractItem: 10,
        SalesContractItemText: news.name,
        RequestedQuantity: String(news.committedHl ?? 1),
        RequestedQuantityUnit: news.committedHl === undefined ? 'PC' : 'HL',
        TransactionCurrency: news.currency,
      },
    ],
    partners: [{ PartnerFunction: 'PY', Customer: news.payerId }],
  };
}

export function creditAccountOf({ payerId, limitMinor, currency, isBlocked, asOf }: CreditNews): Row {
  const companyId = payerRows.find(({ id }) => id === payerId)?.company_id;
  const country = companyRows.find(({ id }) => id === companyId)?.country ?? 'CZ';
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
