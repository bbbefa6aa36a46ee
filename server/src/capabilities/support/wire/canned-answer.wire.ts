import type { Language } from '@dray/contract/languages.ts';
import { formerPersonText } from '@dray/contract/texts/support-text.ts';
import type { CannedAnswer } from '../store/canned-answer.store.ts';

export const cannedAnswerToWire = (answer: CannedAnswer, people: ReadonlyMap<string, string>, language: Language) => ({
  id: answer.id,
  title: answer.title,
  version: answer.version,
  texts: answer.texts,
  changedBy: people.get(answer.changedBy) ?? formerPersonText(language),
  changedAt: answer.changedAt.toISOString(),
});
