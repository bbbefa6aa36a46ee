/** The numbers of a company that its country's papers show, read from its VAT number as far as they stand in it. */
export function companyNumbers(language: string, vat: string): string[] {
  const national = vat.replace(/^(CZ|SK|IT|ES)/, '');
  switch (language) {
    case 'cs':
      // Persons have ten digits, and another number for their trade.
      return [...(/^\d{8}$/.test(national) ? [`IČO ${national}`] : []), `DIČ ${vat}`];
    case 'sk':
      return [`DIČ ${national}`, `IČ DPH ${vat}`];
    case 'it':
      return [`Partita IVA ${vat}`, ...(/^\d{11}$/.test(national) ? [`Codice fiscale ${national}`] : [])];
    default:
      return [`NIF ${national}`, `NIF-IVA ${vat}`];
  }
}
