import { daysBefore, retention } from '@dray/contract/retention.ts';
import { Refusal } from '#platform/refusal.ts';
import { findByPath } from '../items/list-entries.ts';
import type { ContentDeps } from '../needs/content.deps.ts';
import type { Audience } from '../rules/audience.ts';
import { frequentOf } from '../rules/frequent-questions.model.ts';
import { type AskedHelp, type HelpPage, listHelp } from './list-help.ts';

type QuestionPage = HelpPage & { frequentIds: readonly string[] };

/** Questions in the order of their editor, and of those found the ids of what people asked most lately. */
export async function listQuestions(
  deps: Pick<ContentDeps, 'source' | 'asked'>,
  audience: Audience,
  wanted: AskedHelp,
): Promise<QuestionPage> {
  const since = dayBefore(audience.today, retention.askedQuestionDays);
  const [page, people] = await Promise.all([listHelp(deps, audience, 'faq', wanted), deps.asked.countSince(since)]);
  return { ...page, frequentIds: frequentOf(page.ids, people) };
}

/** Only what the caller may read is counted, and never what the supplier's own people open to look after it. */
export async function countAsked(
  { source, asked }: Pick<ContentDeps, 'source' | 'asked'>,
  audience: Audience,
  uid: string,
  path: string,
): Promise<void> {
  const entry = await findByPath(source, audience, 'faq', path);
  if (!entry) throw new Refusal('NOT_FOUND');
  if (!audience.isStaff) await asked.addAsked({ uid, itemId: entry.id, day: audience.today });
}

/** A day is over in every market when it is the day before yesterday by UTC. */
export async function forgetAsked({ asked, clock }: Pick<ContentDeps, 'asked' | 'clock'>, max: number) {
  const today = clock.now().toISOString().slice(0, 10);
  return {
    askedQuestions: await asked.removeAskedBefore(dayBefore(today, retention.askedQuestionDays + 1), max),
    askers: await asked.removeAskersBefore(dayBefore(today, retention.askerDays), max),
  };
}

const dayBefore = (day: string, days: number): string =>
  daysBefore(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10);
