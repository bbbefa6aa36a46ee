import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { faultyTexts, findTextFaults } from './check-texts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-texts-'));
  cpSync(join(repositoryRoot, 'tools/texts/rules'), join(root, 'tools/texts/rules'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const rulesBrokenBy = (language: string, text: string, key = 'some.label'): string[] => {
  plant(`web/src/i18n/${language}/some.json`, JSON.stringify({ [key]: text }));
  return faultyTexts(root).map(({ rule }) => rule);
};

test.each([
  ['cs', 'Zobrazují se údaje z\u00a0{time}', 'puts a preposition before what decides how it is spoken'],
  ['sk', 'Z\u00a0{date} · {n}\u00a0položiek', 'puts a preposition before what decides how it is spoken'],
  ['it', 'raggiunto al {percent}', 'puts an article before a placeholder, which may need another'],
  ['it', 'Mancano {left}', 'has a plural verb before a placeholder without plural forms'],
  ['es', 'Quedan {left}', 'has a plural verb before a placeholder without plural forms'],
  ['es', 'Cómo le ayudamos?', 'lacks ¿ or ¡'],
  ['cs', 'nejvýše {max} znaků', 'lacks a non-breaking space between a number and its noun'],
  ['cs', 'objednávky a dokumenty', 'lacks a non-breaking space after a one-letter word'],
  ['en', "the brewery's or 'ours'", 'has a straight quotation mark'],
  ['it', 'La Sua password', 'speaks to a person: impersonal only'],
  ['it', 'Guardate che cosa manca', 'speaks to a person: impersonal only'],
  ['it', 'Scelga un periodo più breve', 'speaks to a person: impersonal only'],
  ['it', 'Aprire la guida', 'has a button in the infinitive'],
  ['cs', 'Akce', 'heads a column of actions with the word for promotions'],
  ['cs', 'Zálohová-faktura', 'says “zálohová faktura” for “proforma faktura”'],
  ['sk', 'Platiteľ', 'says “platiteľ, platca” for “platca faktúr”'],
  ['it', 'Il deposito decide', 'says “deposito” for “magazzino, cauzione”'],
  ['es', 'Pedido {number} cancelado', 'says “cancelar un pedido” for “anular”'],
  ['en', '{n} orders to mend', 'says “mend” for “fix”'],
  ['en', 'by mail', 'says “mail” for “e-mail”'],
])('%s: %s', (language, text, rule) => {
  expect(rulesBrokenBy(language, text)).toContain(rule);
});

test.each([
  ['cs', 'Odešle se {n}\u00a0objednávka'],
  ['cs', 'Souhlasím s\u00a0{agreement}'],
  ['cs', 'plátce faktur'],
  ['it', 'Rispetto al {year}'],
  ['it', 'Selezionare una data'],
  ['it', 'Apri la guida'],
  ['es', 'cancelar la subida'],
  ['es', '¿Cómo le ayudamos?'],
  ['en', 'We have sent you an e-mail. Check your junk mail folder.'],
])('%s: %s is right', (language, text) => {
  expect(rulesBrokenBy(language, text)).toEqual([]);
});

test('a plural verb is right where each form has its own text', () => {
  expect(rulesBrokenBy('es', 'quedan {n}\u00a0días', 'left_other')).toEqual([]);
});

test('what the demo publishes keeps the rules; people write to each other as they speak', () => {
  plant('demo/content/faq/some/es.md', 'Seis palés y un rápel.');
  plant('demo/content/banners/some/item.md', 'title: { en: "Dearer", it: "Pacchetto terrazza" }');
  plant('demo/src/requests/texts/italian-texts.ts', "'Può inviarci la bolla? Grazie, potete chiudere.'");

  expect(faultyTexts(root).map(({ language, where }) => [language, where])).toEqual([
    ['es', 'demo/content/faq/some/es.md:1'],
    ['es', 'demo/content/faq/some/es.md:1'],
    ['en', 'demo/content/banners/some/item.md:1'],
    ['it', 'demo/content/banners/some/item.md:1'],
  ]);
});

test('every text of the product keeps the rules of its language', () => {
  expect(findTextFaults()).toEqual([]);
});
