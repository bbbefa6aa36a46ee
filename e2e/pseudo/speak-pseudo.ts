import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { pseudoText, pseudoTexts } from '@dray/contract/texts/test-pseudo-text.ts';
import type { Page } from '@playwright/test';

const folder = new URL('../../web/src/i18n/en/', import.meta.url);
const readEnglish = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const catalogues = readdirSync(folder).map(readEnglish);
const errorTexts: readonly string[] = Object.values(readEnglish('errors.json'));

/** Built files by their address, which changes with what they hold. */
const served = new Map<string, string>();

/** The English of the page becomes the language that nobody speaks: its catalogues, and what the browser writes of dates. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript({ path: new URL('in-page.js', import.meta.url).pathname });
  await page.route('**/assets/**/*.js', async (route) => {
    const address = route.request().url();
    const body = served.get(address) ?? inPseudo(await (await route.fetch()).text());
    served.set(address, body);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** A file that holds nothing but an English catalogue is served with other texts; of the others those of failures change. */
function inPseudo(source: string): string {
  const texts = /(^|[;}\n])import[\s{"(*]/.test(source) ? undefined : exportedBy(source);
  if (texts && catalogues.some((catalogue) => isDeepStrictEqual(catalogue, texts)))
    return `export default ${JSON.stringify(pseudoTexts(texts))}`;
  return errorTexts.reduce(
    (changed, text) => changed.replaceAll(written(text), () => JSON.stringify(pseudoText(text))),
    source,
  );
}

function exportedBy(source: string): Parameters<typeof pseudoTexts>[0] | undefined {
  const [clause, name] = /export\s*\{[^}]*?([\w$]+) as default[^}]*\};?/.exec(source) ?? [];
  if (!clause) return undefined;
  // By way of JSON, for what another context makes is never strictly equal.
  return JSON.parse(JSON.stringify(runInNewContext(`${source.replace(clause, '')};${name}`)));
}

/** As a minifier may have quoted it. */
const written = (text: string): RegExp => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`([\`"'])${escaped}\\1`, 'g');
};
