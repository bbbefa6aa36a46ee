import { decode } from 'bysquare/pay';
import { expect, test } from 'vitest';
import { paymentCode } from './payment-code.ts';

const payee = { name: 'Meridian Breweries España S.L.', iban: 'ES4399999999590000000019', bic: 'DEMOESMM' };
const asked = { payee, amountMinor: 941_260, currency: 'EUR', reference: '4500123' };

test('Czech banks read a payment descriptor', () => {
  const czech = { name: 'Pivovar*Žatec', iban: 'CZ4599990000000000000019', bic: 'DEMOCZPP' };

  expect(paymentCode('CZ', { ...asked, payee: czech, amountMinor: 5, currency: 'CZK' })).toBe(
    'SPD*1.0*ACC:CZ4599990000000000000019+DEMOCZPP*AM:0.05*CC:CZK*X-VS:4500123*RN:PIVOVAR ZATEC*MSG:4500123',
  );
});

test('Slovak banks read PAY by square', () => {
  const slovak = { name: 'Meridian Breweries SK s.r.o.', iban: 'SK4399990000000000000019', bic: 'DEMOSKBX' };

  const [payment] = decode(paymentCode('SK', { ...asked, payee: slovak })).payments;

  expect(payment).toMatchObject({
    amount: 9412.6,
    currencyCode: 'EUR',
    variableSymbol: '4500123',
    bankAccounts: [{ iban: slovak.iban, bic: slovak.bic }],
  });
});

test.each(['IT', 'ES'] as const)('banks of %s read the European code', (country) => {
  expect(paymentCode(country, asked).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'DEMOESMM',
    'Meridian Breweries España S.L.',
    'ES4399999999590000000019',
    'EUR9412.60',
    '',
    '',
    '4500123',
  ]);
});
