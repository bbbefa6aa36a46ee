export {
  type CalendarAddress,
  type Market,
  maxTermsSearch,
  readCalendar,
  type TermsFilters,
} from './calendar-address.ts';
export {
  type CalendarException,
  type Closing,
  type Consequences,
  calendarsQueries,
  type Holiday,
  type Terms,
  type TermsPage,
  type Transport,
  type TriedOrder,
  termsPerPage,
} from './calendars.queries.ts';
export {
  useAddException,
  useAddHoliday,
  useChangeTerms,
  useEndException,
  usePreviewTerms,
  useRemoveHoliday,
} from './change-calendars.ts';
