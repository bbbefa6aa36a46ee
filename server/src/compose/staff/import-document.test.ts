import { readFileSync } from 'node:fs';
import { isMasterKind } from '@dray/contract/master-data/master-kinds.ts';
import { faultText } from '@dray/contract/texts/fault-text.ts';
import { expect, test } from 'vitest';
import type { MasterKind } from '#platform/master/master-kind.ts';
import { masterKinds } from './master-kinds.ts';

const document = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8');

// What a column must be is asked of no store, so nothing has to be there.
const kinds = Object.entries(masterKinds({} as Parameters<typeof masterKinds>[0])) as [string, MasterKind][];

const cell = (text: string): string => text.replaceAll('|', '\\|');

const tableOf = ({ columns, key }: MasterKind): string =>
  [
    '| column | | |',
    '|---|---|---|',
    ...Object.entries(columns).map(([name, { rule, isNeeded, isFixed, isOnlyChecked, otherwise }]) => {
      const words = [
        key.includes(name) && 'key',
        isNeeded && 'needed',
        isFixed && !key.includes(name) && 'stays',
        isOnlyChecked && 'only checked',
        otherwise !== '' && `\`${otherwise}\` if not said`,
      ].filter(Boolean);
      return `| \`${name}\` | ${cell(faultText(rule.code, 'en', rule.values))} | ${words.join(', ')} |`;
    }),
  ].join('\n');

test.each(kinds)('docs/import.md has the columns of %s', (name, kind) => {
  expect(isMasterKind(name)).toBe(true);
  expect(document).toContain(`### ${name}\n`);
  expect(document).toContain(tableOf(kind));
});
