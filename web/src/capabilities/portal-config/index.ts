export { requestsText, serviceText } from './hours-text.ts';
export { inventedContact } from './invented-contact.ts';
export { keepSwitches, switchesFor } from './known-switches.ts';
export { marketDay } from './market-day.ts';
export { OpenBadge } from './open-badge.tsx';
export { localTime, timeZones } from './opening-hours.ts';
export { isOwnMarket, ownMarketFirst } from './own-market.ts';
export { callAddress, PhoneLink } from './phone-link.tsx';
export { portalConfigQueries, recheckMs } from './portal-config.queries.ts';
