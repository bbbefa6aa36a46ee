import { orderByMoment } from '@dray/contract/company/delivery-calendar.ts';
import { isOpenDay } from '@dray/contract/company/open-days.ts';
import type { CalendarsDeps } from './calendars.deps.ts';
import type { foresee } from './foresee.ts';
import { type HitPerson, whoIsNotified } from './touched.model.ts';

type Foreseen = Awaited<ReturnType<typeof foresee>>;

export type Hearers = {
  closed: readonly HitPerson[];
  /** Whose open cart has to be sent earlier than they were shown. */
  earlier: readonly (HitPerson & { orderBy: { date: string; time: string } })[];
};

/** Who is told of a change: those whose day closes, and those who have to order earlier for it. */
export function hearersOf({ touched, rulesOf }: Foreseen): Hearers {
  const isClosed = (each: Parameters<typeof rulesOf>[0] & { date: string }) => {
    const rules = rulesOf(each);
    return rules !== undefined && !isOpenDay(rules.after, each.date);
  };
  return {
    closed: whoIsNotified(touched.filter(isClosed)),
    earlier: whoIsNotified(touched.filter((each) => !isClosed(each))).flatMap((person) => {
      const rules = rulesOf(person);
      const orderBy = rules && orderByMoment(rules.after, person.date);
      return orderBy ? [{ ...person, orderBy }] : [];
    }),
  };
}

export const countHearers = ({ closed, earlier }: Hearers): number =>
  new Set([...closed, ...earlier].map(({ uid }) => uid)).size;

/** Once each for a change, in its own transaction. */
export async function notifyBuyers({ tell }: CalendarsDeps, fact: string, hearers: Hearers): Promise<void> {
  const about = ({ uid, date }: HitPerson) => ({
    uid,
    subject: `day:${date}`,
    language: undefined,
    fact: `${fact} ${uid}`,
  });
  await Promise.all([
    ...hearers.closed.map((person) => {
      const { date, shipToId, orderNumbers } = person;
      const kind = 'delivery-day-closed';
      return tell({ ...about(person), kind, params: { date, shipToId, orderNumbers } }, ['mail', 'bell']);
    }),
    ...hearers.earlier.map((person) => {
      const { date, shipToId, orderBy } = person;
      return tell({ ...about(person), kind: 'cut-off-earlier', params: { date, shipToId, orderBy } }, ['mail', 'bell']);
    }),
  ]);
}
