import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The rooms of each folder that has any, from top to bottom: a room knows those below it, never one beside or above it. The
 * folder's own files stand above all of its rooms, with door, routes and resolvers, unless a row names them (`.`): then they
 * are the small things that the rooms share.
 */
export const rooms: Readonly<Record<string, string>> = {
  'server/src/capabilities/access': 'master',
  'server/src/capabilities/bulk-upload': 'sending > judging > files reading > upload > needs > store wire > rules',
  'server/src/capabilities/cart': 'wire > changes > store > master rules',
  'server/src/capabilities/catalogue':
    'data-sheet > needs wire > shelf > store import-pictures master search > import product',
  'server/src/capabilities/company': 'credit master terms > rules',
  'server/src/capabilities/content':
    'desk export remote > articles help import materials shell training > needs items > store wire files > rules',
  'server/src/capabilities/contracts': 'master',
  'server/src/capabilities/customers': 'wire > obstacles search > page > needs > rules',
  'server/src/capabilities/desk': 'figures waiting > needs',
  'server/src/capabilities/documents':
    'outlook printing > list structured > billing archives downloads master notifications > needs > store > port rules',
  'server/src/capabilities/health': 'figures measure > needs > store > looks rules',
  'server/src/capabilities/erp': 'feeds > messages reconciliation > needs store sap > rules port',
  'server/src/capabilities/identity': 'help passwords > links > sign-in consents devices > needs > store > rules keys',
  'server/src/capabilities/onboarding': 'wire > show > steps > needs > store > rules',
  'server/src/capabilities/ordering':
    'history > cancelling delivered > progress > confirmation notifications reorder sending tracking usual > open needs > store > rules',
  'server/src/capabilities/people-desk': 'wire > export help > needs > store telling',
  'server/src/capabilities/portal-config': 'days master',
  'server/src/capabilities/pricing': 'master',
  'server/src/capabilities/reporting': 'power-bi',
  'server/src/capabilities/search': 'finders > rules',
  'server/src/capabilities/master-data':
    'wire > show > commit preview > delta > judging reading > needs > store > rules',
  'server/src/capabilities/staff': 'wire > people sections trail > changes > needs > store > rules',
  'server/src/capabilities/support':
    'wire > desk > attachments conversation > ticket > needs > notifications store > rules',
  'server/src/capabilities/users': 'wire > changes master > store rules',
  'server/src/edge': 'identity-provider rest > headers graphql live sign-in > visit',
  'server/src/platform':
    'master > request > attachments backup changes jobs metrics replicas > tables > csv database disk files outside pdf process-user secrets text > . > tracing',
  'web/src/app': 'shell > routes',
  'web/src/app/shell': 'palette > acting age menu ship-to-switch tutorial',
  'web/src/capabilities/cart':
    'panel reorder > delivery elsewhere usual > cut-off line > amount choices > changes load sums > queries part',
  'web/src/capabilities/content': 'news tutorial > item > materials support training > queries',
  'web/src/capabilities/content-desk': 'writing',
  'web/src/capabilities/documents': 'list preview > file > queries',
  'web/src/capabilities/ordering': 'live status > queries',
  'web/src/capabilities/people': 'roles > queries',
  'web/src/capabilities/quick-order': 'from-file goods > rows',
  'web/src/capabilities/search': 'palette > found results > sections',
  'web/src/capabilities/staff': 'history > words > queries',
  'web/src/capabilities/support': 'drafts files status',
  'web/src/platform': 'live > calls > texts > . > letters',
  'web/src/screens/bulk-upload': 'choose progress > frame check',
  'web/src/screens/bulk-upload/check': 'cards repair send sheet > order > same-goods > faults',
  'web/src/screens/cart': 'delivery export',
  'web/src/screens/catalog': 'results > filters > query',
  'web/src/screens/catalog-product': 'bundle > offer sections > queries',
  'web/src/screens/contracts': 'volume',
  'web/src/screens/home': 'paying > delivery documents welcome order orders > rows',
  'web/src/screens/marketing-materials': 'preview zip > filters grid',
  'web/src/screens/my-documents': 'balances list month statement > preview day',
  'web/src/screens/order-summary': 'blocks > placing',
  'web/src/screens/orders-history': 'tracking > order > cancel > list > actions',
  'web/src/screens/orders-history/order': 'calendar items',
  'web/src/screens/profile-management': 'changes > list person > people',
  'web/src/screens/profile-management/person': 'roles',
  'web/src/screens/reporting': 'contracts power-bi sales',
  'web/src/screens/result': 'bulk',
  'web/src/screens/staff':
    'calendar content customer customers desk erp give health imports onboarding onboardings orders owners people price-lists requests trail sections why-price > changes > parts',
  'web/src/screens/staff/calendar': 'days terms try > parts',
  'web/src/screens/staff/content': 'editor list > parts',
  'web/src/screens/staff/content/editor': 'aside > fields',
  'web/src/screens/staff/customer': 'help order-for why',
  'web/src/screens/staff/desk': 'today waiting',
  'web/src/screens/staff/requests': 'canned talk list > reply',
  'web/src/screens/staff/orders': 'order > list',
  'web/src/screens/staff/erp': 'differences order > queue',
  'web/src/screens/staff/health': 'cards charts > words',
  'web/src/screens/support': 'search > faq knowledge > aside answers',
  'web/src/screens/support-tickets': 'ticket > list new > files words',
  'web/src/screens/training': 'course > check list team',
  'web/src/ui': 'list > form > overlay html > figures page theme > .',
  'web/src/ui/form': 'combobox dates files > .',
  'web/src/ui/list': 'data > export filters selection states',
  'web/src/ui/overlay': 'dialogs toasts > .',
  'web/src/ui/page': 'columns sideways',
};

/** Whatever a test needs it may reach. */
const tests = '\\.test\\.tsx?$|/test-[a-z-]+\\.tsx?$|/testing/';

/** What stands on each level, the highest first. */
export function levelsOf(row: string): string[][] {
  const levels = row.split('>').map((level) => level.trim().split(' '));
  return levels.flat().includes('.') ? levels : [['.'], ...levels];
}

/** A level's rooms may reach neither each other nor anything above them. */
export const roomRules: readonly IForbiddenRuleType[] = Object.entries(rooms).flatMap(([folder, row]) =>
  levelsOf(row).flatMap((level, index, levels): IForbiddenRuleType[] => {
    const sameOrAbove = levels.slice(0, index + 1).flat();
    if (sameOrAbove.length === 1) return [];
    const rule: IForbiddenRuleType = {
      name: ruleName(folder, level),
      comment: 'Rooms know those below them (tools/rooms.ts).',
      severity: 'error',
      from: { path: filesOf(folder, level), pathNot: tests },
      to: { path: filesOf(folder, sameOrAbove), pathNot: `^${folder}/${level.includes('.') ? '[^/]+$' : '$1/'}` },
    };
    return [rule];
  }),
);

export function ruleName(folder: string, level: readonly string[]): string {
  return `rooms-of-${folder}-${level[0]}`;
}

/** Those of inner folders by their names, and a folder's own. */
function filesOf(folder: string, level: readonly string[]): string {
  const inner = level.filter((room) => room !== '.').join('|');
  const own = level.includes('.') ? '[^/]+$' : '';
  return `^${folder}/(?:${[inner && `(${inner})/`, own].filter(Boolean).join('|')})`;
}
