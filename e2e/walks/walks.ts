import { type Language, languages } from '@dray/contract/languages.ts';
import { type RoutePath, routePaths, routeSections } from '@dray/contract/section-table.ts';
import type { CrawledScreen } from '../crawl/crawl-plan.ts';
import { plans } from '../crawl/screens.ts';
import { demoPeople } from '../people/demo-people.ts';

type Screen = Pick<CrawledScreen, 'path' | 'isPlain' | 'open'>;

/** One person, one width, one language: every screen is come to once, and everything is looked at there. */
export type Walk = {
  account: string | undefined;
  width: number;
  language: Language;
  colorScheme?: 'dark';
  findsBarriers?: true;
  /** All of them unless some are named. */
  routes?: readonly RoutePath[];
  /** Screens that an address alone does not lead to, and addresses that say more than their route. */
  besides?: readonly Screen[];
};

/** Anyone who has only the academy is handed over before they see a page (T28): journey `hand-offs`. */
export const members = demoPeople.filter(
  ({ email, maySignIn, allAvailablePermission }) =>
    // The supplier's people without a section of the customers' have screens of their own: journey `staff`.
    maySignIn && !email.startsWith('academy@') && allAvailablePermission.length > 0,
);

const everything = 'owner@ulipy.example';
const longestNames = 'edge@prilis-zlutoucky-kun.example';
const besides = (plans.find(({ account }) => account === everything)?.screens ?? []).filter(
  ({ path, route }) => path !== route && route !== 'no route',
);

const darkPhone = { width: 360, language: 'cs', colorScheme: 'dark', findsBarriers: true } as const;
const ofFigures: readonly RoutePath[] = ['/profile/company', '/profile/details', '/contracts', '/reporting'];
const ofStaff = routePaths.filter((path) => routeSections[path] === 'staff');
const ofEverybody = routePaths.filter((path) => routeSections[path] === 'public');

/** One of each kind; `npm run test:a11y` sends everybody else, too. What each may see is judged for all by `verdict.test.ts`. */
const usual: readonly Walk[] = [
  { ...darkPhone, account: everything },
  { ...darkPhone, account: everything, routes: [], besides },
  // The other brand, where figures are on its own colours.
  { ...darkPhone, account: 'owner@bellini.example', routes: ofFigures },
  { account: 'shift@ulipy.example', width: 1280, language: 'cs' },
  { ...darkPhone, account: 'accountant@tatravelko.example', language: 'sk' },
  { account: 'staff@meridian.example', width: 1280, language: 'cs', routes: ofStaff },
  // As wide as 1280 pixels magnified four times.
  ...languages.map((language): Walk => ({ account: longestNames, width: 320, language })),
  { account: undefined, width: 320, language: 'cs' },
  ...languages
    .filter((language) => language !== 'cs')
    .map((language): Walk => ({ account: undefined, width: 320, language, routes: ofEverybody })),
];

const others = members
  .filter(({ email }) => !usual.some(({ account, routes }) => account === email && !routes))
  .map(({ email }): Walk => ({ account: email, width: 1280, language: 'cs' }));

export const routesOf = ({ routes }: Walk): readonly RoutePath[] => routes ?? routePaths;

export const walks: readonly Walk[] = process.env.DRAY_A11Y === 'full' ? [...usual, ...others] : usual;
