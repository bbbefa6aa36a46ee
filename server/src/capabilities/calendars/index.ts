export { calendarMails } from './calendar-mails.ts';
export { calendarsRoutes } from './calendars.routes.ts';
export { describeDays } from './describe-days.ts';
export { openCalendars } from './open-calendars.ts';
