import type { ContentPlan } from '@dray/server/capabilities/content/index.ts';
import { planDemoContent } from './content/content-part.ts';

/** What of the demo world needs no database, of one moment. */
export type WorkedAhead = { now: Date; content: ContentPlan };

/** For who has to wait for a database anyway; the code of its history comes along. */
export async function workAhead(now: Date): Promise<WorkedAhead> {
  await import('./history/load-history.ts');
  return { now, content: await planDemoContent(now) };
}
