import type { Language } from '@dray/contract/languages.ts';
import type { CannedAnswer, WholeRequest } from './requests.queries.ts';

type For = Pick<WholeRequest, 'caseNumber'> & { author: Pick<WholeRequest['author'], 'name' | 'language'> };

/** In the language of whoever asked; where there is no text in it, in the first one that there is, which is said. */
export function cannedText(
  { texts }: Pick<CannedAnswer, 'texts'>,
  { author, caseNumber }: For,
): { text: string; language: Language } | undefined {
  const own = texts[author.language];
  const [other] = Object.entries(texts) as [Language, string][];
  const found =
    own === undefined ? other && { text: other[1], language: other[0] } : { text: own, language: author.language };
  return found && { ...found, text: found.text.replaceAll('{name}', author.name).replaceAll('{number}', caseNumber) };
}
