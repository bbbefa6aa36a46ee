import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '../markets/demo-countries.ts';

export type NamedContract = { name: string; conditions: Partial<Record<Language, string>> };

/** A contract is called what it says on its first page, in the language of its market. */
const frames: Readonly<Record<Country, string>> = {
  CZ: 'Rámcová smlouva',
  SK: 'Rámcová zmluva',
  IT: 'Contratto quadro',
  ES: 'Contrato marco',
};

const loans: Readonly<Record<Country, string>> = {
  CZ: 'Výpůjčka výčepní techniky',
  SK: 'Výpožička výčapnej techniky',
  IT: 'Comodato impianto di spillatura',
  ES: 'Cesión del equipo de tiraje',
};

const bonusConditions: NamedContract['conditions'] = {
  en: 'The bonus is paid by credit note once the term is over. Everything that is delivered counts by its hectolitres.',
  cs: 'Bonus se vyplácí dobropisem po skončení smlouvy. Počítá se vše dodané podle hektolitrů.',
  sk: 'Bonus sa vypláca dobropisom po skončení zmluvy. Počíta sa všetko dodané podľa hektolitrov.',
  it: 'Il premio viene liquidato con nota di credito alla scadenza. Conta tutto ciò che viene consegnato, in ettolitri.',
  es: 'El rappel se paga mediante un abono al vencer el contrato. Cuenta todo lo entregado, en hectolitros.',
};

const loanConditions: NamedContract['conditions'] = {
  en: 'The dispense equipment remains the property of the brewery. Service and cleaning are included.',
  cs: 'Výčepní zařízení zůstává majetkem pivovaru. Servis a\u00a0sanitace jsou součástí výpůjčky.',
  sk: 'Výčapné zariadenie zostáva majetkom pivovaru. Servis a\u00a0sanitácia sú súčasťou výpožičky.',
  it: 'L’impianto resta di proprietà del birrificio. Assistenza e sanificazione sono comprese.',
  es: 'El equipo sigue siendo propiedad de la cervecera. El servicio técnico y la limpieza están incluidos.',
};

export const contractNames = (country: Country, isLoan: boolean, year: string): NamedContract =>
  isLoan
    ? { name: loans[country], conditions: loanConditions }
    : { name: `${frames[country]} ${year}`, conditions: bonusConditions };
