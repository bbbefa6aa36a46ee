import { expect, test } from 'vitest';
import { documentFileName } from './document-text.ts';

// An advance invoice (zálohová faktura) is another paper, with another tax.
test.each([
  ['en', 'Proforma-invoice-P7.pdf', 'Credit-note-C1.pdf'],
  ['cs', 'Proforma-faktura-P7.pdf', 'Dobropis-C1.pdf'],
  ['sk', 'Proforma-faktúra-P7.pdf', 'Dobropis-C1.pdf'],
  ['it', 'Fattura-proforma-P7.pdf', 'Nota-di-credito-C1.pdf'],
  ['es', 'Factura-proforma-P7.pdf', 'Abono-C1.pdf'],
] as const)(
  'in %s a proforma and a credit note are saved under the names they have on the screen',
  (language, proforma, credit) => {
    expect(documentFileName('proforma', 'P7', language)).toBe(proforma);
    expect(documentFileName('credit-note', 'C1', language)).toBe(credit);
  },
);
