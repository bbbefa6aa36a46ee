import { addDays } from '@dray/contract/calendar-day.ts';
import type { Consequences } from '@dray/contract/calendars/calendar-shapes.ts';
import type { WantedTerms } from '@dray/contract/calendars/terms-shapes.ts';
import type { KeptTerms } from '#capabilities/company/index.ts';
import type { CalendarsDeps, Keeper } from './calendars.deps.ts';
import { type CalendarChange, foresee } from './foresee.ts';
import { hearersOf, notifyBuyers } from './notify-buyers.ts';
import { consequencesOf } from './touched.model.ts';

/** As far ahead as anybody can choose a day. */
const daysAhead = 90;

export type ChangedTerms = { changed: number; consequences: Consequences; results: readonly KeptTerms[] };

/** One or many, all of them or none; a preview reads the same and writes nothing. */
export async function changeCalendars(
  deps: CalendarsDeps,
  { actor, scope }: Keeper,
  wanted: WantedTerms,
): Promise<ChangedTerms> {
  const changes = await deps.terms.foreseeTerms(scope, wanted);
  const after = new Map(changes.map((each) => [keyOf(each.before), each.after]));
  const countries = [...new Set(changes.map(({ before }) => before.country))];
  const foreseen = await Promise.all(
    countries.map((country) => foresee(deps, scope, afterTerms(deps, country, after))),
  );
  const touched = foreseen.flatMap((each) => each.touched);
  const consequences = consequencesOf(touched);
  if (!wanted.preview) {
    await deps.terms.changeTerms(actor, changes, wanted);
    for (const each of foreseen) await notifyBuyers(deps, `terms:${actor.requestId}`, hearersOf(each));
  }
  const results = wanted.rows && !wanted.preview ? await deps.terms.findTerms(scope, wanted.rows) : [];
  return { changed: changes.length, consequences, results };
}

const keyOf = ({ shipToId, transportType }: { shipToId: string; transportType: string }) =>
  `${shipToId} ${transportType}`;

function afterTerms(
  { todayIn }: CalendarsDeps,
  country: CalendarChange['country'],
  after: ReadonlyMap<string, KeptTerms>,
): CalendarChange {
  const today = todayIn(country);
  const inMarket = [...after.values()].filter((each) => each.country === country);
  return {
    country,
    from: today,
    to: addDays(today, daysAhead),
    shipToIds: [...new Set(inMarket.map(({ shipToId }) => shipToId))],
    days: (before) => before,
    terms: (before) => after.get(keyOf(before)) ?? before,
  };
}
