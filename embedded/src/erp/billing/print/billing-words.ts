export type BillingWords = Record<
  'invoice' | 'creditNote' | 'proforma' | 'supplier' | 'customer' | 'taxNumber' | 'issued' | 'item' | 'quantity',
  string
> &
  Record<
    'net' | 'taxBase' | 'tax' | 'deposits' | 'total' | 'account' | 'reference' | 'notTax' | 'payCode' | 'thousands',
    string
  >;

const words: Readonly<Record<string, BillingWords>> = {
  cs: {
    invoice: 'Faktura – daňový doklad',
    creditNote: 'Opravný daňový doklad (dobropis)',
    proforma: 'Proforma faktura',
    supplier: 'Dodavatel',
    customer: 'Odběratel',
    taxNumber: 'DIČ',
    issued: 'Vystaveno',
    item: 'Položka',
    quantity: 'Počet',
    net: 'Bez DPH',
    taxBase: 'Základ daně',
    tax: 'DPH',
    deposits: 'Zálohy za obaly',
    total: 'K úhradě',
    account: 'Účet (IBAN)',
    reference: 'Variabilní symbol',
    notTax: 'Není daňový doklad.',
    payCode: 'Platební kód',
    thousands: '\u00a0',
  },
  sk: {
    invoice: 'Faktúra – daňový doklad',
    creditNote: 'Dobropis',
    proforma: 'Proforma faktúra',
    supplier: 'Dodávateľ',
    customer: 'Odberateľ',
    taxNumber: 'IČ DPH',
    issued: 'Vystavené',
    item: 'Položka',
    quantity: 'Počet',
    net: 'Bez DPH',
    taxBase: 'Základ dane',
    tax: 'DPH',
    deposits: 'Zálohy za obaly',
    total: 'Na úhradu',
    account: 'Účet (IBAN)',
    reference: 'Variabilný symbol',
    notTax: 'Nie je daňový doklad.',
    payCode: 'Platobný kód',
    thousands: '\u00a0',
  },
  it: {
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    proforma: 'Fattura proforma',
    supplier: 'Fornitore',
    customer: 'Cliente',
    taxNumber: 'Partita IVA',
    issued: 'Data',
    item: 'Descrizione',
    quantity: 'Quantità',
    net: 'Imponibile',
    taxBase: 'Imponibile',
    tax: 'IVA',
    deposits: 'Cauzioni',
    total: 'Totale da pagare',
    account: 'Conto (IBAN)',
    reference: 'Causale',
    notTax: 'Non è un documento fiscale.',
    payCode: 'Codice di pagamento',
    thousands: '.',
  },
  es: {
    invoice: 'Factura',
    creditNote: 'Factura rectificativa',
    proforma: 'Factura proforma',
    supplier: 'Proveedor',
    customer: 'Cliente',
    taxNumber: 'NIF-IVA',
    issued: 'Fecha de emisión',
    item: 'Descripción',
    quantity: 'Cantidad',
    net: 'Sin IVA',
    taxBase: 'Base imponible',
    tax: 'IVA',
    deposits: 'Depósitos de envases',
    total: 'Total a pagar',
    account: 'Cuenta (IBAN)',
    reference: 'Concepto',
    notTax: 'Sin validez fiscal.',
    payCode: 'Código de pago',
    thousands: '.',
  },
};

/** What the law of each market wants written, in its own language. */
export function billingWords(language: string): BillingWords {
  const found = words[language];
  if (!found) throw new Error(`nothing is printed in ${language}`);
  return found;
}
