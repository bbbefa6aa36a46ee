import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage } from '@dray/contract/languages.ts';
import { pseudoTexts } from '@dray/contract/texts/test-pseudo-text.ts';
import { addEntry } from './add-entry.ts';

const textFolders = ['contract/src/texts', 'web/src/i18n'];

/** One more language: its line, its texts, and nothing else. */
export function plantLanguage(root: string, code: string, line: string): void {
  addEntry(
    join(root, 'contract/src/languages.ts'),
    '} as const satisfies Record<string, Customs>;',
    `  ${code}: ${line},\n`,
  );
  for (const folder of textFolders) addTexts(join(root, folder), code);
}

function addTexts(folder: string, code: string): void {
  mkdirSync(join(folder, code));
  for (const file of readdirSync(join(folder, fallbackLanguage))) {
    const english = JSON.parse(readFileSync(join(folder, fallbackLanguage, file), 'utf8'));
    writeFileSync(join(folder, code, file), JSON.stringify(pseudoTexts(english)));
  }
}
