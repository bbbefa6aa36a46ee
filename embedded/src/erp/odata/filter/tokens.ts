import { badRequest } from '../../erp-error.ts';

export type Token = { kind: 'word' | 'literal' | 'open' | 'close' | 'comma'; text: string };

const maxLength = 8_000;
const maxTokens = 1_500;

// A literal is a quoted text with an optional word for its type, or a number; everything else is a word.
const token =
  /\s*(?:(?<literal>(?:datetimeoffset|datetime|time|guid)?'(?:[^']|'')*'|-?\d+(?:\.\d+)?[mMdDfFlL]?(?![\w]))|(?<word>[A-Za-z_]\w*)|(?<open>\()|(?<close>\))|(?<comma>,))/y;

/** Cuts a filter into words; its length and the number of words are bounded, so that no filter can keep the ERP busy. */
export function tokensOf(filter: string): Token[] {
  if (filter.length > maxLength) throw invalid(`the filter has more than ${maxLength} characters`);
  const text = filter.trimEnd();
  const tokens: Token[] = [];
  const reader = new RegExp(token);
  while (reader.lastIndex < text.length) {
    const at = reader.lastIndex;
    const found = reader.exec(text)?.groups;
    if (!found) throw invalid(`the filter cannot be read from position ${at}`);
    const [kind, value] = Object.entries(found).find(([, part]) => part !== undefined) ?? [];
    tokens.push({ kind: kind as Token['kind'], text: value ?? '' });
    if (tokens.length > maxTokens) throw invalid(`the filter has more than ${maxTokens} words`);
  }
  return tokens;
}

export const invalid = (why: string) => badRequest('/IWFND/CM_BEC/026', `Invalid query option: ${why}`);
