import type { RouteRow } from './route-row.ts';
import { screen } from './screen.ts';

// One file for all of them: people at the desk go from one to the other.
const load = () => import('#screens/staff/staff-screens.tsx');
const staff = ['staff', 'people', 'list', 'form'] as const;
const staffDesk = screen(load, 'DeskScreen', [...staff, 'staff-desk', 'erp-desk']);
const staffPeople = screen(load, 'StaffPeopleScreen', staff);
const staffChanges = screen(load, 'StaffChangesScreen', staff);
const staffTrail = screen(load, 'TrailScreen', staff);
const staffWhyPrice = screen(load, 'WhyPriceScreen', [...staff, 'why-price']);
const customers = [...staff, 'customers', 'onboarding', 'profile'] as const;
const staffCustomers = screen(load, 'CustomersScreen', customers);
const staffCustomer = screen(load, 'CustomerScreen', [...customers, 'people-desk']);
const staffOnboardings = screen(load, 'OnboardingsScreen', customers);
const staffOnboarding = screen(load, 'OnboardingScreen', customers);
const staffImports = screen(load, 'ImportsScreen', [...staff, 'imports']);
const staffCalendar = screen(load, 'CalendarScreen', [...staff, 'calendars']);
const staffSections = screen(load, 'SectionsScreen', [...staff, 'market-sections', 'access']);
const staffPriceLists = screen(load, 'PriceListsScreen', [...staff, 'price-lists']);
const staffRequests = screen(load, 'RequestsScreen', [...staff, 'requests', 'requests-desk', 'order']);
const staffOrders = screen(load, 'OrdersScreen', [...staff, 'staff-orders', 'orders', 'order', 'catalogue']);
const staffErp = screen(load, 'ErpScreen', [...staff, 'erp-desk']);
const staffHealth = screen(load, 'HealthScreen', [...staff, 'health']);

const contentDesk = [...staff, 'content-desk', 'content', 'news'] as const;
const staffContent = screen(load, 'ContentDeskScreen', contentDesk);
const staffContentItem = screen(load, 'ContentItemScreen', contentDesk);

/** The routes of the supplier's own people. */
export const staffRows = {
  '/staff': { screen: staffDesk, title: 'staff', chrome: 'staff' },
  '/staff/orders': { screen: staffOrders, title: 'staff', chrome: 'staff' },
  '/staff/customers': { screen: staffCustomers, title: 'staff', chrome: 'staff' },
  '/staff/customers/$companyId': { screen: staffCustomer, title: 'staff', chrome: 'staff' },
  '/staff/requests': { screen: staffRequests, title: 'staff', chrome: 'staff' },
  '/staff/onboardings': { screen: staffOnboardings, title: 'staff', chrome: 'staff' },
  '/staff/onboardings/$id': { screen: staffOnboarding, title: 'staff', chrome: 'staff' },
  '/staff/content': { screen: staffContent, title: 'staff', chrome: 'staff' },
  '/staff/content/$kind/$id': { screen: staffContentItem, title: 'staff', chrome: 'staff' },
  '/staff/imports': { screen: staffImports, title: 'staff', chrome: 'staff' },
  '/staff/prices/lists': { screen: staffPriceLists, title: 'staff', chrome: 'staff' },
  '/staff/people': { screen: staffPeople, title: 'staff', chrome: 'staff' },
  '/staff/changes': { screen: staffChanges, title: 'staff', chrome: 'staff' },
  '/staff/audit': { screen: staffTrail, title: 'staff', chrome: 'staff' },
  '/staff/prices/explain': { screen: staffWhyPrice, title: 'staff', chrome: 'staff' },
  '/staff/calendar': { screen: staffCalendar, title: 'staff', chrome: 'staff' },
  '/staff/sections': { screen: staffSections, title: 'staff', chrome: 'staff' },
  '/staff/erp': { screen: staffErp, title: 'staff', chrome: 'staff' },
  '/staff/health': { screen: staffHealth, title: 'staff', chrome: 'staff' },
} as const satisfies Record<`/staff${string}`, RouteRow>;
