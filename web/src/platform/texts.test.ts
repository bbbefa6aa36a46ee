// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { chooseLanguage, loadTexts, startTexts } from './texts.ts';

beforeAll(() => startTexts('cs'));

test('only the language in use is loaded, area by area', async () => {
  await loadTexts('common', 'contact');

  expect(i18next.t('contact:heading')).toBe('Kontakt');
  expect(i18next.hasResourceBundle('cs', 'maintenance')).toBe(false);
  expect(i18next.hasResourceBundle('en', 'contact')).toBe(false);
});

test('the texts of a failure are there in every language before anything is loaded', () => {
  expect(i18next.getFixedT('es', 'errors')('retry')).toBe('Reintentar');
});

test('another language brings the areas in use along, is remembered, and the page says so', async () => {
  await loadTexts('common', 'contact');

  await chooseLanguage('it');

  expect(i18next.t('contact:heading')).toBe('Contatti');
  expect(document.documentElement.lang).toBe('it');
  expect(localStorage.getItem('lang')).toBe('it');
});

test('English stands in for a key that is missing, and only then is it loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await chooseLanguage('sk');
  i18next.removeResourceBundle('sk', 'contact');
  i18next.addResourceBundle('sk', 'contact', { heading: 'Kontakt' });

  i18next.t('contact:open');
  await vi.waitFor(() => expect(i18next.t('contact:open')).toBe('Open now'));

  expect(i18next.t('contact:heading')).toBe('Kontakt');
});
