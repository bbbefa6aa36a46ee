import type { Texts } from '../content/texts.ts';
import type { Country } from '../markets/demo-countries.ts';
import { daysFrom } from '../products/calendar-day.ts';

/** Days are counted from today; both ends are days on which it counts. */
type DemoCoupon = {
  code: string;
  country: Country;
  label: Texts;
  percent?: number;
  amount?: number;
  minimumNet?: number;
  fromDays: number;
  toDays: number;
};

const running = { fromDays: -30, toDays: 120 };
const expired = { fromDays: -90, toDays: -7 };
const coming = { fromDays: 14, toDays: 60 };

const welcome: Texts = {
  en: 'Welcome',
  cs: 'Na uvítanou',
  it: 'Benvenuto',
  sk: 'Na uvítanie',
  es: 'Bienvenida',
};
const largeOrder: Texts = {
  en: 'Thank you for a large order',
  cs: 'Za velkou objednávku',
  it: 'Per un ordine importante',
  sk: 'Za veľkú objednávku',
  es: 'Por un pedido grande',
};
const summer: Texts = {
  en: 'Summer in the garden',
  cs: 'Léto na zahrádce',
  it: 'Estate all’aperto',
  sk: 'Leto na terase',
  es: 'Verano en la terraza',
};
const festive: Texts = {
  en: 'Festive season',
  cs: 'Sváteční sezona',
  it: 'Stagione delle feste',
  sk: 'Sviatočná sezóna',
  es: 'Temporada de fiestas',
};

export const demoCoupons: readonly DemoCoupon[] = [
  { code: 'PIVO10', country: 'CZ', label: welcome, percent: 10, minimumNet: 5_000, ...running },
  { code: 'SUD500', country: 'CZ', label: largeOrder, amount: 500, minimumNet: 15_000, ...running },
  { code: 'LETO15', country: 'CZ', label: summer, percent: 15, ...expired },
  { code: 'SVATKY5', country: 'CZ', label: festive, percent: 5, ...coming },
  { code: 'PIVOSK10', country: 'SK', label: welcome, percent: 10, minimumNet: 200, ...running },
  { code: 'SUD20', country: 'SK', label: largeOrder, amount: 20, minimumNet: 600, ...running },
  { code: 'LETOSK15', country: 'SK', label: summer, percent: 15, ...expired },
  { code: 'BIRRA10', country: 'IT', label: welcome, percent: 10, minimumNet: 300, ...running },
  { code: 'FUSTO50', country: 'IT', label: largeOrder, amount: 50, minimumNet: 2_000, ...running },
  { code: 'ESTATE15', country: 'IT', label: summer, percent: 15, ...expired },
  { code: 'CERVEZA10', country: 'ES', label: welcome, percent: 10, minimumNet: 200, ...running },
  { code: 'BARRIL25', country: 'ES', label: largeOrder, amount: 25, minimumNet: 800, ...running },
  { code: 'VERANO15', country: 'ES', label: summer, percent: 15, ...expired },
];

export const couponRows = (today: string) =>
  demoCoupons.map(({ code, country, label, percent, amount, minimumNet, fromDays, toDays }) => ({
    code,
    country,
    label: JSON.stringify(label),
    percent: percent === undefined ? null : String(percent),
    amount: amount === undefined ? null : String(amount),
    minimum_net: String(minimumNet ?? 0),
    valid_from: daysFrom(today, fromDays),
    valid_to: daysFrom(today, toDays),
  }));
