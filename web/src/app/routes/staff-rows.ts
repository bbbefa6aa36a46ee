import type { RouteRow } from './route-row.ts';
import { screen } from './screen.ts';

// One file for all of them: people at the desk go from one to the other.
const staff = ['staff', 'people', 'list', 'form'] as const;
const staffDesk = screen(() => import('#screens/staff/staff-screens.tsx'), 'DeskScreen', [
  ...staff,
  'staff-desk',
  'erp-desk',
]);
const staffPeople = screen(() => import('#screens/staff/staff-screens.tsx'), 'StaffPeopleScreen', staff);
const staffChanges = screen(() => import('#screens/staff/staff-screens.tsx'), 'StaffChangesScreen', staff);
const staffTrail = screen(() => import('#screens/staff/staff-screens.tsx'), 'TrailScreen', staff);
const staffWhyPrice = screen(() => import('#screens/staff/staff-screens.tsx'), 'WhyPriceScreen', [
  ...staff,
  'why-price',
]);
const customers = [...staff, 'customers', 'onboarding', 'profile'] as const;
const staffCustomers = screen(() => import('#screens/staff/staff-screens.tsx'), 'CustomersScreen', customers);
const staffCustomer = screen(() => import('#screens/staff/staff-screens.tsx'), 'CustomerScreen', customers);
const staffOnboardings = screen(() => import('#screens/staff/staff-screens.tsx'), 'OnboardingsScreen', customers);
const staffOnboarding = screen(() => import('#screens/staff/staff-screens.tsx'), 'OnboardingScreen', customers);
const staffImports = screen(() => import('#screens/staff/staff-screens.tsx'), 'ImportsScreen', [...staff, 'imports']);
const staffCalendar = screen(() => import('#screens/staff/staff-screens.tsx'), 'CalendarScreen', [
  ...staff,
  'calendars',
]);
const staffSections = screen(() => import('#screens/staff/staff-screens.tsx'), 'SectionsScreen', [
  ...staff,
  'market-sections',
  'access',
]);
const staffPriceLists = screen(() => import('#screens/staff/staff-screens.tsx'), 'PriceListsScreen', [
  ...staff,
  'price-lists',
]);
const staffRequests = screen(() => import('#screens/staff/staff-screens.tsx'), 'RequestsScreen', [
  ...staff,
  'requests',
  'requests-desk',
  'order',
]);
const staffOrders = screen(() => import('#screens/staff/staff-screens.tsx'), 'OrdersScreen', [
  ...staff,
  'staff-orders',
  'orders',
  'order',
  'catalogue',
]);
const staffErp = screen(() => import('#screens/staff/staff-screens.tsx'), 'ErpScreen', [...staff, 'erp-desk']);

/** The routes of the supplier's own people. */
export const staffRows = {
  '/staff': { screen: staffDesk, title: 'staff', chrome: 'staff' },
  '/staff/orders': { screen: staffOrders, title: 'staff', chrome: 'staff' },
  '/staff/customers': { screen: staffCustomers, title: 'staff', chrome: 'staff' },
  '/staff/customers/$companyId': { screen: staffCustomer, title: 'staff', chrome: 'staff' },
  '/staff/requests': { screen: staffRequests, title: 'staff', chrome: 'staff' },
  '/staff/onboardings': { screen: staffOnboardings, title: 'staff', chrome: 'staff' },
  '/staff/onboardings/$id': { screen: staffOnboarding, title: 'staff', chrome: 'staff' },
  '/staff/imports': { screen: staffImports, title: 'staff', chrome: 'staff' },
  '/staff/prices/lists': { screen: staffPriceLists, title: 'staff', chrome: 'staff' },
  '/staff/people': { screen: staffPeople, title: 'staff', chrome: 'staff' },
  '/staff/changes': { screen: staffChanges, title: 'staff', chrome: 'staff' },
  '/staff/audit': { screen: staffTrail, title: 'staff', chrome: 'staff' },
  '/staff/prices/explain': { screen: staffWhyPrice, title: 'staff', chrome: 'staff' },
  '/staff/calendar': { screen: staffCalendar, title: 'staff', chrome: 'staff' },
  '/staff/sections': { screen: staffSections, title: 'staff', chrome: 'staff' },
  '/staff/erp': { screen: staffErp, title: 'staff', chrome: 'staff' },
} as const satisfies Record<`/staff${string}`, RouteRow>;
