import { isSwitchedOn } from './portal-config/section-switch.ts';
import { alwaysAllowedSection, type Section } from './sections.ts';
import { isToolFor, type Tool, type ToolUser, toolSections } from './sso/tools.ts';

/**
 * Every route of the portal and what it takes to open it (S7, S8): a section, a session of any kind, an account of the
 * supplier's staff (for others there is no such page), or nothing. `$name` stands for one part of the path. A static path
 * is found before one with a part to fill in (T10); what is not here is not found, bare parents like `/catalog` included (T12).
 */
export const routeSections = {
  '/': 'Home Page',
  '/catalog/products': 'Catalogue',
  '/catalog/favorites': 'Catalogue',
  '/catalog/bulk-upload': 'Catalogue',
  '/catalog/$id': 'Catalogue',
  '/cart': 'Catalogue',
  '/order-summary': 'Catalogue',
  '/orders/history': 'My Orders',
  '/orders/saved': 'My Orders',
  '/profile/details': 'My Profile',
  '/profile/management': 'My Profile',
  '/profile/company': 'My Profile',
  '/contracts': 'Contracts',
  '/reporting': 'Reporting',
  '/my-documents': 'My Documents',
  '/marketing-materials': 'Marketing Materials',
  '/news': 'News & Events',
  '/news/$path': 'News & Events',
  '/training': 'Training & Learning',
  '/training/$path': 'Training & Learning',
  '/support/faq': 'Support',
  '/support/knowledge-base': 'Support',
  '/support/tickets': 'Support',
  '/thanks': 'signed-in',
  '/bulk-upload-success': 'signed-in',
  '/ko': 'signed-in',
  '/staff': 'staff',
  '/staff/orders': 'staff',
  '/staff/customers': 'staff',
  '/staff/customers/$companyId': 'staff',
  '/staff/requests': 'staff',
  '/staff/onboardings': 'staff',
  '/staff/onboardings/$id': 'staff',
  '/staff/imports': 'staff',
  '/staff/prices/lists': 'staff',
  '/staff/people': 'staff',
  '/staff/changes': 'staff',
  '/staff/audit': 'staff',
  '/staff/prices/explain': 'staff',
  '/staff/calendar': 'staff',
  '/staff/sections': 'staff',
  '/staff/erp': 'staff',
  '/staff/health': 'staff',
  '/staff/content': 'staff',
  '/staff/content/$kind/$id': 'staff',
  '/verification': 'public',
  '/login': 'public',
  '/saml-error': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/contact': 'public',
  '/error403': 'public',
} as const satisfies Record<`/${string}`, Section | 'signed-in' | 'staff' | 'public'>;

export type RoutePath = keyof typeof routeSections;
export type RouteNeed = (typeof routeSections)[RoutePath];
export const routePaths = Object.keys(routeSections) as RoutePath[];

/** What of a user decides on what they see; everything else about them is none of the guard's business. */
export type Permitted = {
  allAvailablePermission: readonly string[];
  customerType: string | null;
  permissionSchema: readonly { rpDetails: readonly { rolename: string }[] }[];
};
/** Section name → value of the portal's switch. */
export type Switches = ReadonlyMap<string, string>;

/** Both must say yes: the user's list has the section and the portal's switch is 1 (S10); Home always is open (S11). */
export const mayOpen = (section: Section, permissions: readonly string[], switches: Switches): boolean =>
  section === alwaysAllowedSection || (permissions.includes(section) && isSwitchedOn(switches.get(section)));

type Child = { readonly name: string; readonly to: RoutePath };

/** One line of the main menu. It leads somewhere itself, opens its children, or leaves the portal by a link of the content or to a tool. */
type Entry = {
  readonly name: string;
  readonly section: Section;
  readonly to?: RoutePath;
  readonly children?: readonly Child[];
  /** It hands over to another tool, which asks for more than the permission (T22, T28). */
  readonly tool?: Tool;
};

const toolUserOf = ({ customerType, permissionSchema }: Permitted): ToolUser => ({
  customerType,
  roleNames: permissionSchema.flatMap(({ rpDetails }) => rpDetails.map(({ rolename }) => rolename)),
});

/** The main menu in the order it is shown (H1). */
export const menuTable = [
  { name: 'home', section: 'Home Page', to: '/' },
  { name: 'profile', section: 'My Profile', to: '/profile/details' },
  {
    name: 'catalogue',
    section: 'Catalogue',
    children: [
      { name: 'products', to: '/catalog/products' },
      { name: 'favourites', to: '/catalog/favorites' },
      { name: 'bulkUpload', to: '/catalog/bulk-upload' },
    ],
  },
  {
    name: 'orders',
    section: 'My Orders',
    children: [
      { name: 'history', to: '/orders/history' },
      { name: 'saved', to: '/orders/saved' },
    ],
  },
  { name: 'documents', section: 'My Documents', to: '/my-documents' },
  { name: 'reporting', section: 'Reporting', to: '/reporting' },
  { name: 'contracts', section: 'Contracts', to: '/contracts' },
  {
    name: 'support',
    section: 'Support',
    children: [
      { name: 'faq', to: '/support/faq' },
      { name: 'knowledgeBase', to: '/support/knowledge-base' },
      { name: 'tickets', to: '/support/tickets' },
    ],
  },
  { name: 'marketing', section: 'Marketing Materials', to: '/marketing-materials' },
  { name: 'training', section: 'Training & Learning', to: '/training' },
  { name: 'news', section: 'News & Events', to: '/news' },
  { name: 'about', section: 'About Asahi' },
  { name: 'academy', section: toolSections.eLearning, tool: 'eLearning' },
  { name: 'empties', section: toolSections.emptiesManagement, tool: 'emptiesManagement' },
  { name: 'pubMenu', section: toolSections.pubMenu, tool: 'pubMenu' },
] as const satisfies readonly Entry[];

export type MenuEntry = (typeof menuTable)[number];
export type MenuName = MenuEntry['name'];

/** The entries this user may see; whether a screen exists behind an entry is the router's business. */
export const menuFor = (user: Permitted, switches: Switches): MenuEntry[] =>
  menuTable.filter(
    (entry: Entry) =>
      mayOpen(entry.section, user.allAvailablePermission, switches) &&
      (entry.tool === undefined || isToolFor[entry.tool](toolUserOf(user))),
  );
