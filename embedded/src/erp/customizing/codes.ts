export const orderTypes: readonly string[] = ['OR'];
export const distributionChannel = '10';
export const division = '00';

export type PartnerRole = 'soldTo' | 'shipTo' | 'billTo' | 'payer';

/** The codes of partners depend on the language of the logon; this ERP's users have German unless a call says otherwise. */
const partnerCodes: Readonly<Record<string, Readonly<Record<string, PartnerRole>>>> = {
  EN: { SP: 'soldTo', SH: 'shipTo', BP: 'billTo', PY: 'payer' },
  DE: { AG: 'soldTo', WE: 'shipTo', RE: 'billTo', RG: 'payer' },
};

export const defaultLanguage = 'DE';

export const findPartnerRole = (language: string, code: string): PartnerRole | undefined =>
  (partnerCodes[language] ?? partnerCodes[defaultLanguage])?.[code];

/** Documents keep the English codes. */
export const keptPartnerCodes: Readonly<Record<PartnerRole, string>> = {
  soldTo: 'SP',
  shipTo: 'SH',
  billTo: 'BP',
  payer: 'PY',
};

export const textIds: readonly string[] = ['TX01'];
export const manualPrice = 'ZPRT';
export const rejectionReasons = { cancelled: '10', outOfStock: '20', discontinued: '30' } as const;
export const deliveryBlocks: readonly string[] = ['01'];
/** What is lent bears a deposit and no tax. */
export const itemCategories = { goods: 'TAN', lent: 'TANE' } as const;

/** By ISO code. */
export const unit = { iso: 'PCE', sap: 'ST', external: 'PC' } as const;
export const billingTypes = { invoice: 'F2', creditNote: 'G2', proforma: 'F8' } as const;
export const contractTypes = { volume: 'CQ', equipment: 'ZLT' } as const;
export const creditSegments = { CZ: '1010', SK: '1020', IT: '1030', ES: '1040' } as const;
