import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { findPasswordFaults } from './check-password-help.ts';
import { findLostLabels } from './check-quoted-labels.ts';

const read = ['tools/texts/rules', 'contract/src/texts', 'web/src/i18n', 'demo/content/faq', 'demo/content/help-pages'];
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-help-'));
  for (const folder of read) cpSync(join(repositoryRoot, folder), join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
}

test('help names what the screens say, and tells the rules of a password as the code has them', () => {
  expect([...findLostLabels(root), ...findPasswordFaults(root)]).toEqual([]);
});

test('a label that no screen has is lost, in italics, in quotation marks and after “choose”', () => {
  change('demo/content/faq/change-language/es.md', '*Pedir un cambio*', '*Solicitar un cambio*');
  change('demo/content/faq/bulk-upload/es.md', '«Su n.º de pedido»', '«Mi número»');
  change('demo/content/faq/cancel-order/en.md', 'choose **Cancel order**', 'choose **Call it off**');

  expect(findLostLabels(root)).toEqual([
    'demo/content/faq/cancel-order/en.md:6 quotes “Call it off”, which no screen says in en',
    'demo/content/faq/bulk-upload/es.md:6 quotes “Mi número”, which no screen says in es',
    'demo/content/faq/change-language/es.md:10 quotes “Solicitar un cambio”, which no screen says in es',
  ]);
});

test('a screen that renames a label leaves the question about it behind', () => {
  change('web/src/i18n/cs/login.json', 'Zapomněli jste heslo?', 'Nové heslo');

  expect(findPasswordFaults(root)).toEqual([
    'demo/content/faq/forgotten-password/cs.md does not quote the link of the sign-in page',
  ]);
});

test('a rule that the answer leaves out is found', () => {
  change('demo/content/faq/forgotten-password/en.md', 'a digit and a symbol', 'a digit');
  change('demo/content/faq/forgotten-password/it.md', 'otto', 'cinque');

  expect(findPasswordFaults(root)).toEqual([
    'demo/content/faq/forgotten-password/en.md does not tell the rule symbol',
    'demo/content/faq/forgotten-password/it.md does not tell of 8 earlier ones',
  ]);
});
