import type { RoutePath } from '@dray/contract/section-table.ts';
import type { CrawledScreen, CrawlPlan } from './crawl-plan.ts';

type At = (path: string, route?: RoutePath) => CrawledScreen;

/** Of the brewer's people, each as the role that uses the screens. */
export const plansOfStaff = (at: At): CrawlPlan[] => [
  {
    account: 'operator@meridian.example',
    // The list of people is not pressed through: it would end the role of everybody whom other journeys need.
    screens: [
      at('/staff'),
      at('/staff/people?give=new', '/staff/people'),
      at('/staff/changes'),
      at('/staff/audit'),
      at('/staff/imports'),
      at('/staff/onboardings'),
      at('/staff/onboardings?start=new', '/staff/onboardings'),
      // The journey `onboarding` presses through the steps.
      at('/staff/onboardings/none', '/staff/onboardings/$id'),
      at('/staff/erp'),
      at('/staff/erp?view=differences', '/staff/erp'),
      at('/staff/health'),
    ],
  },
  {
    account: 'service@meridian.example',
    screens: [
      at('/staff'),
      at('/staff/orders'),
      at('/staff/orders?market=CZ&view=open', '/staff/orders'),
      at('/staff/customers'),
      at('/staff/customers?q=lipy', '/staff/customers'),
      at('/staff/customers/C1001', '/staff/customers/$companyId'),
      at('/staff/customers/C1001?view=obstacles&shipTo=100234', '/staff/customers/$companyId'),
      // Pressed through, an open one would be answered, moved and merged; the journey `staff-requests` does that.
      at('/staff/requests'),
      at('/staff/requests?answers=1', '/staff/requests'),
      at('/staff/people'),
      // Pressed through by somebody who holds the rights, they would close days and sections that others need.
      at('/staff/calendar'),
      at('/staff/sections'),
      at('/staff/prices/explain'),
      at('/staff/prices/explain?shipTo=100234&sku=CZ100003&quantity=6', '/staff/prices/explain'),
    ],
  },
  {
    account: 'content@meridian.example',
    // Pressed through, an item would be unpublished that other journeys read; the journey `staff-content` does that.
    screens: [
      at('/staff/content'),
      at('/staff/content?missing=it', '/staff/content'),
      at('/staff/content/news/000000000000000000000000', '/staff/content/$kind/$id'),
    ],
  },
  {
    account: 'pricing@meridian.example',
    screens: [
      at('/staff/prices/lists'),
      at('/staff/prices/lists?shipTo=100256', '/staff/prices/lists'),
      // Of the demo world, of which they may fill in the price list alone.
      at('/staff/onboardings/660f91ed-c584-4f04-8e1a-bc70d0a642e3', '/staff/onboardings/$id'),
    ],
  },
];
