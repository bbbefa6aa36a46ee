import { stableId } from '../history/stable-id.ts';
import type { PlottedRequest } from './tell-request.ts';
import { cannedTexts } from './texts/canned-texts.ts';
import { noteTexts } from './texts/note-texts.ts';

const hourMs = 3_600_000;

/** Noted an hour after the last word, and never ahead of now. */
export const noteRows = (requests: readonly PlottedRequest[], writer: { uid: string }, now: Date) =>
  requests.flatMap(({ id, plot, asker, said, createdAt }) => {
    const text = noteTexts[asker.country][plot];
    const last = said.at(-1)?.at ?? createdAt;
    return text === undefined
      ? []
      : [
          {
            id: stableId('note', id),
            ticket_id: id,
            author_uid: writer.uid,
            description: text,
            created_at: new Date(Math.min(now.getTime(), last.getTime() + hourMs)),
          },
        ];
  });

export const cannedRows = (writer: { uid: string }, now: Date) => ({
  answers: cannedTexts.map(({ title }) => ({
    id: stableId('canned-answer', title),
    title,
    version: 1,
    changed_by: writer.uid,
    changed_at: now,
  })),
  texts: cannedTexts.flatMap(({ title, texts }) =>
    Object.entries(texts).map(([language, text]) => ({
      answer_id: stableId('canned-answer', title),
      language,
      text,
    })),
  ),
});
