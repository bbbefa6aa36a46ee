import { readdirSync, readFileSync } from 'node:fs';
import type { ToolName } from '../tool.ts';

export type ToolText = {
  tools: Record<ToolName, { name: string; purpose: string }>;
  greeting: string;
  company: string;
  demonstration: string;
  nobody: string;
  back: string;
};

const folder = new URL('../texts/', import.meta.url);
const texts = new Map(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ToolText,
  ]),
);

const fallback = 'en';

/** The texts of a language, or the English ones where it has none. */
export function toolTextIn(language: string): { language: string; text: ToolText } {
  const found = texts.has(language) ? language : fallback;
  const text = texts.get(found);
  if (!text) throw new Error('There are no texts');
  return { language: found, text };
}
