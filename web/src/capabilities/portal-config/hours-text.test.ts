// @vitest-environment happy-dom
import type { Language } from '@dray/contract/languages.ts';
import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { beforeAll, expect, test } from 'vitest';
import { chooseLanguage, loadTexts, startTexts, translatorFor } from '#platform/texts/texts.ts';
import { requestsText, serviceText } from './hours-text.ts';

const record: MarketContact = {
  country: 'CZ',
  company: 'Meridian Breweries',
  phones: [],
  email: 'orders@example.example',
  street: '',
  postalCode: '',
  city: '',
  requestsFrom: '08:00',
  requestsTo: '18:00',
  serviceDays: [1, 2, 3, 4, 5],
  closedDays: [],
};

beforeAll(async () => {
  await startTexts('en');
  await loadTexts('contact');
});

async function hoursIn(language: Language, contact: MarketContact): Promise<string[]> {
  await chooseLanguage(language);
  const t = translatorFor(language, 'contact');
  return [requestsText(t, language, contact), serviceText(t, language, contact)];
}

test.each([
  ['en', 'Requests 8:00 to 6:00 pm', 'Service Mon-Fri'],
  ['cs', 'Požadavky 8:00–18:00', 'Servis po–pá'],
  ['sk', 'Požiadavky 8:00–18:00', 'Servis po–pi'],
  ['it', 'Richieste 8:00–18:00', 'Servizio lun–ven'],
  ['es', 'Solicitudes de 8:00 a 18:00', 'Servicio de lunes a viernes'],
] as const)('the hours are shown in %s as the word list has them', async (language, requests, service) => {
  expect(await hoursIn(language, record)).toEqual([requests, service]);
});

test('other hours and other days are shown from the record', async () => {
  const other = { ...record, requestsFrom: '12:30', requestsTo: '23:05', serviceDays: [7, 1, 2, 3, 5] };

  expect(await hoursIn('en', other)).toEqual(['Requests 12:30 to 11:05 pm', 'Service Mon-Wed, Fri and Sun']);
  expect(await hoursIn('cs', other)).toEqual(['Požadavky 12:30–23:05', 'Servis po–st, pá a\u00a0ne']);
});
