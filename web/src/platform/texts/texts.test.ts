// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest';
import { textLoaders } from '../../i18n/text-files.ts';
import { chooseLanguage, loadTexts, startTexts, translatorFor } from './texts.ts';

beforeAll(() => startTexts('cs'));

test('only the language in use is loaded, area by area', async () => {
  const others = [vi.spyOn(textLoaders.cs, 'maintenance'), vi.spyOn(textLoaders.en, 'contact')];

  await loadTexts('common', 'contact');

  expect(translatorFor('cs', 'contact')('heading')).toBe('Kontakt');
  for (const other of others) expect(other).not.toHaveBeenCalled();
});

test('the texts of a failure are there in every language before anything is loaded', () => {
  expect(translatorFor('es', 'errors')('retry')).toBe('Reintentar');
});

test('a key is one of the first area, unless it names another', () => {
  const t = translatorFor('cs', ['contact', 'errors']);

  expect([t('heading'), t('contact:heading'), t('errors:retry')]).toEqual(['Kontakt', 'Kontakt', 'Zkusit znovu']);
});

test('another language brings the areas in use along, is remembered, and the page says so', async () => {
  await loadTexts('common', 'contact');

  await chooseLanguage('it');

  expect(translatorFor('it', 'contact')('heading')).toBe('Contatti');
  expect(document.documentElement.lang).toBe('it');
  expect(localStorage.getItem('lang')).toBe('it');
});

test('English stands in for a text that is missing, and only then is it loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const half = { heading: 'Kontakt' } as Awaited<ReturnType<typeof textLoaders.sk.contact>>['default'];
  vi.spyOn(textLoaders.sk, 'contact').mockResolvedValue({ default: half });
  await chooseLanguage('sk');

  translatorFor('sk', 'contact')('open');
  await vi.waitFor(() => expect(translatorFor('sk', 'contact')('open')).toBe('Open now'));

  expect(translatorFor('sk', 'contact')('heading')).toBe('Kontakt');
});

test('a word that only others know is shown as they write it', () => {
  const t = translatorFor('cs', 'profile');

  expect(t('roleNames.Brewmaster' as 'heading', { defaultValue: 'Brewmaster' })).toBe('Brewmaster');
});
