import type { Answer, Caller } from '../testing/caller.ts';
import type { StaffProbe, StaffTarget, Writers } from './test-probe-shapes.ts';

const operators = (own: string, other: string) => ({ operator: [own, other] as const });
const past = '2020-01-01';
const exceptions = '/api/staff/calendars/exceptions';

/** Calls of the calendar desk, as the other probes: none of them changes anything. */
export const calendarProbes: Readonly<Record<string, StaffProbe>> = {
  listHolidays: {
    send: (caller, { market }) => caller.get(`/api/staff/holidays?country=${market}`),
    expected: operators('200 with', '404 NOT_FOUND'),
  },
  addHoliday: {
    send: (caller, { market }) => caller.send('POST', '/api/staff/holidays', { country: market, date: past }),
    expected: operators('422 CALENDAR_DAY_PAST', '404 NOT_FOUND'),
  },
  removeHoliday: {
    send: (caller) => caller.send('DELETE', '/api/staff/holidays/999999', undefined),
    expected: operators('404 NOT_FOUND', '404 NOT_FOUND'),
  },
  listExceptions: {
    send: (caller, { market }) => caller.get(`${exceptions}?country=${market}&from=2026-01-01&to=2026-12-31`),
    expected: operators('200 without', '200 without'),
  },
  addException: {
    send: (caller, { market, shipToId }) =>
      caller.send('POST', exceptions, { country: market, date: past, kind: 'closed', shipToId }),
    expected: operators('422 CALENDAR_DAY_PAST', '404 SHIP_TO_NOT_FOUND'),
  },
  endException: {
    send: (caller) => caller.send('DELETE', `${exceptions}/999999`, undefined),
    expected: operators('404 NOT_FOUND', '404 NOT_FOUND'),
  },
  foreseeClosing: {
    send: (caller, { market }) => caller.get(`/api/staff/calendars/consequences?country=${market}&date=2026-11-20`),
    expected: operators('200', '404 NOT_FOUND'),
  },
  listCalendars: {
    send: (caller, { shipToId }) => caller.get(`/api/staff/calendars?shipTo=${shipToId}`),
    expected: operators('200 with', '200 without'),
  },
  changeCalendars: {
    send: (caller, target) => caller.send('PUT', '/api/staff/calendars', staleChange(target)),
    expected: operators('409 CHANGED_MEANWHILE', '404 SHIP_TO_NOT_FOUND'),
  },
  tryOrder: {
    send: (caller, target) =>
      caller.get(
        `/api/staff/calendars/try?shipTo=${target.shipToId}&transport=${transportOf(target)}&day=2026-11-12&time=09:00`,
      ),
    expected: operators('200', '404 SHIP_TO_NOT_FOUND'),
  },
  listMarketSections: {
    send: (caller, { market }) => caller.get(`/api/staff/sections?country=${market}`),
    expected: operators('200 with', '404 NOT_FOUND'),
  },
  setMarketSection: {
    // Home is no section that could be closed.
    send: (caller, { market }) =>
      caller.send('PUT', '/api/staff/sections', { country: market, section: 'Home Page', isClosed: true }),
    expected: operators('404 NOT_FOUND', '404 NOT_FOUND'),
  },
};

/** A pub has its goods by van, a wholesaler by lorry. */
const transportOf = ({ market }: StaffTarget) => (market === 'CZ' ? 'VAN' : 'TRUCK');

const staleChange = (target: StaffTarget) => ({
  change: { leadDays: 59 },
  rows: [{ shipToId: target.shipToId, transportType: transportOf(target), version: 999_999 }],
});

/** Those of them that change something, prepared so that they do. */
export const calendarWrites = {
  async addHoliday({ asker }: Writers) {
    return () => asker.send('POST', '/api/staff/holidays', { country: 'CZ', date: '2027-06-01' });
  },
  async removeHoliday({ asker }: Writers) {
    const { body } = await asker.send('POST', '/api/staff/holidays', { country: 'CZ', date: '2027-06-02' });
    return () => asker.send('DELETE', `/api/staff/holidays/${body.id}`, undefined);
  },
  async addException({ asker }: Writers) {
    return () => asker.send('POST', exceptions, { country: 'CZ', date: '2027-06-03', kind: 'closed' });
  },
  async endException({ asker }: Writers) {
    const { body } = await asker.send('POST', exceptions, { country: 'CZ', date: '2027-06-04', kind: 'closed' });
    return () => asker.send('DELETE', `${exceptions}/${body.id}`, undefined);
  },
  async setMarketSection({ asker }: Writers) {
    return () => asker.send('PUT', '/api/staff/sections', { country: 'ES', section: 'Academy', isClosed: true });
  },
  async changeCalendars({ asker }: Writers) {
    const { body } = await asker.get('/api/staff/calendars?shipTo=100234&transport=VAN');
    const rows = [{ shipToId: '100234', transportType: 'VAN', version: body.results[0].version }];
    return () => asker.send('PUT', '/api/staff/calendars', { change: { leadDays: 4 }, rows });
  },
};

/** Every place of theirs that a day comes in by. */
export const calendarDays = (staff: () => Caller): Readonly<Record<string, (day: string) => Promise<Answer>>> => ({
  'addHoliday(body.date)': (date) => staff().send('POST', '/api/staff/holidays', { country: 'CZ', date }),
  'listExceptions(query.from)': (day) =>
    staff().get(`${exceptions}?country=CZ&to=2099-12-31&from=${encodeURIComponent(day)}`),
  'listExceptions(query.to)': (day) =>
    staff().get(`${exceptions}?country=CZ&from=2000-01-01&to=${encodeURIComponent(day)}`),
  'addException(body.date)': (date) => staff().send('POST', exceptions, { country: 'CZ', date, kind: 'closed' }),
  'foreseeClosing(query.date)': (day) =>
    staff().get(`/api/staff/calendars/consequences?country=CZ&date=${encodeURIComponent(day)}`),
  'tryOrder(query.day)': (day) =>
    staff().get(`/api/staff/calendars/try?shipTo=100234&transport=VAN&time=09:00&day=${encodeURIComponent(day)}`),
});
