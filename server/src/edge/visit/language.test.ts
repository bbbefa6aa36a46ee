import { languages } from '@dray/contract/languages.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const headerOf = (language: string | undefined) => ({ headers: language === undefined ? {} : { language } });

test.each([
  ['nothing', '', undefined, 'en'],
  ['Language', '?Language=cs', undefined, 'cs'],
  ['languageValue', '?languageValue=sk', undefined, 'sk'],
  ['the header', '', 'it', 'it'],
  ['Language before languageValue', '?languageValue=sk&Language=cs', undefined, 'cs'],
  ['Language before the header', '?Language=cs', 'it', 'cs'],
  ['languageValue before the header', '?languageValue=sk', 'it', 'sk'],
  ['an unknown Language', '?Language=tlh', undefined, 'en'],
  ['an unknown Language before a known languageValue', '?Language=tlh&languageValue=sk', undefined, 'sk'],
  ['an unknown Language before a known header', '?Language=tlh', 'es', 'es'],
  ['a name that only begins like a language', '?Language=esperanto', undefined, 'en'],
  ['an empty Language', '?Language=', 'es', 'es'],
  ['a region', '?Language=cs-CZ', undefined, 'cs'],
  ['capital letters', '?Language=SK', undefined, 'sk'],
  ['Language twice', '?Language=it&Language=cs', undefined, 'it'],
  ['a member of every object', '?Language=constructor&languageValue=__proto__', undefined, 'en'],
] as const)('%s decides the language, over REST and GraphQL alike', async (_name, query, header, language) => {
  const rest = await portal.visitor.get(`/api/shiptos/GetShipToBySapId/100234${query}`, headerOf(header));
  const missing = await portal.visitor.get(`/api/nowhere${query}`, headerOf(header));
  const graphql = await portal.visitor.send('POST', `/graphql${query}`, { query: '{ wrong }' }, headerOf(header));

  expect(rest.body.message).toBe(refusalText('UNAUTHORIZED', language));
  expect(missing.body.message).toBe(refusalText('NOT_FOUND', language));
  expect(graphql.body.errors[0].message).toBe(refusalText('MALFORMED_REQUEST', language));
});

test.each(languages)('a refusal of the domain speaks %s', async (language) => {
  const owner = await portal.signIn('owner@ulipy.example');

  const foreign = await owner.get('/api/shiptos/GetShipToBySapId/100237', { language });
  const wrongPassword = await portal.visitor.askForToken(`nobody-${language}@ulipy.example`, 'x', { language });

  expect(foreign.body.message).toBe(refusalText('SHIP_TO_NOT_FOUND', language));
  expect(wrongPassword.body.errors[0].message).toBe(refusalText('SIGN_IN_REFUSED', language));
});
