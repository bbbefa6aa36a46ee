import type { Language } from '@dray/contract/languages.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type CannedAnswerStore = ReturnType<typeof cannedAnswerStore>;
export type CannedTexts = Readonly<Partial<Record<Language, string>>>;
export type CannedAnswer = {
  id: string;
  title: string;
  texts: CannedTexts;
  version: number;
  changedBy: string;
  changedAt: Date;
};

type Row = { id: string; title: string; version: number; changed_by: string; changed_at: Date; texts: CannedTexts };

const columns = part(`select a.id, a.title, a.version, a.changed_by, a.changed_at,
  coalesce((select jsonb_object_agg(t.language, t.text) from canned_answer_text t where t.answer_id = a.id), '{}') as texts
  from canned_answer a`);

export const cannedAnswerStore = namedStore('support', (transaction: Transaction) => {
  const run = <Found>(statement: ReturnType<typeof fixed>) => runFixed<Found>(transaction, statement);
  const addTexts = (id: string, texts: CannedTexts) => {
    const given = Object.entries(texts).filter(([, text]) => text !== '');
    return run(fixed`
      insert into canned_answer_text (answer_id, language, text)
      select ${id}::uuid, language, text
      from unnest(${given.map(([language]) => language)}::text[], ${given.map(([, text]) => text)}::text[]) as each (language, text)`);
  };

  return {
    async listAnswers(): Promise<CannedAnswer[]> {
      const rows = await run<Row>(fixed`${columns} order by lower(a.title), a.id`);
      return rows.map(toAnswer);
    },

    async findAnswer(id: string): Promise<CannedAnswer | undefined> {
      const [row] = await run<Row>(fixed`${columns} where a.id = ${id}`);
      return row && toAnswer(row);
    },

    async addAnswer({ id, title, texts, changedBy, changedAt }: Omit<CannedAnswer, 'version'>): Promise<void> {
      await Promise.all([
        run(fixed`insert into canned_answer (id, title, changed_by, changed_at)
          values (${id}, ${title}, ${changedBy}, ${changedAt})`),
        addTexts(id, texts),
      ]);
    },

    /** False where it is another one by now, or none. */
    async setAnswer({ id, title, texts, version, changedBy, changedAt }: CannedAnswer): Promise<boolean> {
      const rows = await run(fixed`
        update canned_answer set title = ${title}, version = version + 1, changed_by = ${changedBy}, changed_at = ${changedAt}
        where id = ${id} and version = ${version} returning id`);
      if (rows.length === 0) return false;
      await Promise.all([run(fixed`delete from canned_answer_text where answer_id = ${id}`), addTexts(id, texts)]);
      return true;
    },

    async removeAnswer(id: string, version: number): Promise<boolean> {
      const rows = await run(fixed`delete from canned_answer where id = ${id} and version = ${version} returning id`);
      return rows.length > 0;
    },
  };
});

const toAnswer = ({ id, title, version, changed_by, changed_at, texts }: Row): CannedAnswer => ({
  id,
  title,
  version,
  texts,
  changedBy: changed_by,
  changedAt: changed_at,
});
