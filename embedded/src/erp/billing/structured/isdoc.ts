import { createHash } from 'node:crypto';
import type { InvoiceFacts, InvoiceLine, InvoiceParty, TaxGroup } from './invoice-facts.ts';
import { element, elements, type Xml, xmlDocument } from './xml.ts';

const none = '0.00';
const invoiceType = '1';

/**
 * ISDOC 6.0.2, what Czech and Slovak accounting programs read. How to pay is left out, as the format allows: it wants a due
 * day, and this ERP is told no terms of payment.
 */
export function isdocOf(facts: InvoiceFacts): Buffer {
  const content = elements({
    DocumentType: invoiceType,
    ID: facts.number,
    UUID: uuidOf(facts),
    IssueDate: facts.date,
    TaxPointDate: facts.date,
    VATApplicable: 'true',
    ElectronicPossibilityAgreementReference: '',
    LocalCurrencyCode: facts.currency,
    CurrRate: '1',
    RefCurrRate: '1',
    AccountingSupplierParty: elements({ Party: partyOf(facts.supplier) }),
    AccountingCustomerParty: elements({ Party: partyOf(facts.customer) }),
    InvoiceLines: facts.lines.map((line) => lineOf(line, facts.rate)),
    TaxTotal: [...facts.groups.map(taxOf), element('TaxAmount', facts.tax)],
    LegalMonetaryTotal: totalOf(facts),
  });
  return xmlDocument(element('Invoice', content, { xmlns: 'http://isdoc.cz/namespace/2013', version: '6.0.2' }));
}

/** The same for the same invoice, whenever it is asked for. */
function uuidOf({ number, supplier }: InvoiceFacts): string {
  const hash = createHash('sha256').update(`${supplier.vat}/${number}`).digest('hex').toUpperCase();
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

const partyOf = ({ name, street, zip, city, country, vat }: InvoiceParty): Xml[] =>
  elements({
    PartyIdentification: elements({ ID: vat.replace(/^[A-Z]{2}/, '') }),
    PartyName: elements({ Name: name }),
    PostalAddress: elements({
      StreetName: street,
      BuildingNumber: '',
      CityName: city,
      PostalZone: zip,
      Country: elements({ IdentificationCode: country, Name: '' }),
    }),
    PartyTaxScheme: vat === '' ? undefined : elements({ CompanyID: vat, TaxScheme: 'VAT' }),
  });

const lineOf = (line: InvoiceLine, rate: string): Xml =>
  element('InvoiceLine', [
    element('ID', line.number),
    element('InvoicedQuantity', line.quantity, { unitCode: 'PCE' }),
    ...elements({
      LineExtensionAmount: line.net,
      LineExtensionAmountTaxInclusive: line.gross,
      LineExtensionTaxAmount: line.tax,
      UnitPrice: line.unitPrice,
      UnitPriceTaxInclusive: line.unitGross,
      ClassifiedTaxCategory: elements({ Percent: line.isDeposit ? none : rate, VATCalculationMethod: '0' }),
      Item: elements({ Description: line.text, SellersItemIdentification: elements({ ID: line.material }) }),
    }),
  ]);

const taxOf = ({ rate, base, tax, gross }: TaxGroup): Xml =>
  element(
    'TaxSubTotal',
    elements({
      TaxableAmount: base,
      TaxAmount: tax,
      TaxInclusiveAmount: gross,
      AlreadyClaimedTaxableAmount: none,
      AlreadyClaimedTaxAmount: none,
      AlreadyClaimedTaxInclusiveAmount: none,
      DifferenceTaxableAmount: base,
      DifferenceTaxAmount: tax,
      DifferenceTaxInclusiveAmount: gross,
      TaxCategory: elements({ Percent: rate }),
    }),
  );

const totalOf = ({ net, gross }: InvoiceFacts): Xml[] =>
  elements({
    TaxExclusiveAmount: net,
    TaxInclusiveAmount: gross,
    AlreadyClaimedTaxExclusiveAmount: none,
    AlreadyClaimedTaxInclusiveAmount: none,
    DifferenceTaxExclusiveAmount: net,
    DifferenceTaxInclusiveAmount: gross,
    PayableRoundingAmount: none,
    PaidDepositsAmount: none,
    PayableAmount: gross,
  });
