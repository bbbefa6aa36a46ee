import type { IForbiddenRuleType } from 'dependency-cruiser';
import { roomRules } from './rooms.ts';

const tests = '\\.test\\.tsx?$|/test-[a-z-]+\\.tsx?$|/testing/';
const serverCapability = '^server/src/capabilities/';
const webLayer = (layers: string) => `^web/src/(${layers})/`;

/** Upper may use lower, as types; a capability may not know one beside or above it. */
const orderOfUse: readonly (readonly string[])[] = [
  ['desk'],
  ['onboarding'],
  ['search', 'customers', 'acting', 'people-desk', 'erp-desk', 'order-desk', 'health'],
  ['documents', 'contracts', 'reporting', 'support', 'content', 'sso', 'calendars'],
  ['ordering', 'saved-orders', 'bulk-upload'],
  ['cart', 'favourites'],
  ['master-data'],
  ['pricing'],
  ['catalogue'],
  ['staff'],
  ['users'],
  ['company'],
  ['access'],
  ['identity', 'portal-config', 'erp', 'files'],
  ['notifications'],
  ['audit', 'live'],
];

const upward = orderOfUse.flatMap((level, index): IForbiddenRuleType[] => {
  const sameOrAbove = orderOfUse.slice(0, index + 1).flat();
  // The one at the top has nobody beside or above it: a rule for it could not be broken.
  if (sameOrAbove.length === 1) return [];
  const rule: IForbiddenRuleType = {
    name: `order-of-use-${level[0]}`,
    comment: 'A capability uses only those below it.',
    severity: 'error',
    from: { path: `${serverCapability}(${level.join('|')})/`, pathNot: tests },
    to: { path: `${serverCapability}(${sameOrAbove.join('|')})/`, pathNot: `${serverCapability}$1/` },
  };
  return [rule];
});

export const importRules: readonly IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Types count too: two files that need each other are one file, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contract-stands-alone',
    comment: 'Both sides build on the contract, so it knows neither.',
    severity: 'error',
    from: { path: '^contract/' },
    to: { path: '^(server|web|demo|embedded|bench|e2e|tools)/' },
  },
  {
    name: 'server-and-web-apart',
    comment: 'They share only the contract, in their tests, too.',
    severity: 'error',
    from: { path: '^(server|web)/' },
    to: { path: '^(server|web|demo|embedded|bench|e2e|tools)/', pathNot: '^$1/' },
  },
  {
    name: 'platform-is-lowest',
    comment: 'Technique without business words.',
    severity: 'error',
    from: { path: '^server/src/platform/' },
    to: { path: '^server/src/(?!platform/)' },
  },
  {
    name: 'capabilities-below-edge',
    comment: 'No capability imports the edge or what composes it, not even as types.',
    severity: 'error',
    from: { path: serverCapability, pathNot: tests },
    to: { path: '^server/src/(edge/|compose/|commands/|[a-z-]+\\.ts$)' },
  },
  {
    name: 'edge-below-compose',
    comment: 'The edge is handed its doors; it does not reach for them.',
    severity: 'error',
    from: { path: '^server/src/edge/', pathNot: tests },
    to: { path: '^server/src/(compose/|commands/|[a-z-]+\\.ts$)' },
  },
  {
    name: 'capability-by-its-door',
    comment: 'A neighbour is entered by its index.ts.',
    severity: 'error',
    from: { path: `${serverCapability}([a-z-]+)/`, pathNot: tests },
    to: { path: serverCapability, pathNot: `/index\\.ts$|${serverCapability}$1/` },
  },
  {
    name: 'capability-by-its-door-from-outside',
    comment: 'Compose and the edge, too, come by the door.',
    severity: 'error',
    from: { path: '^(server|demo|embedded|bench|e2e|tools)/', pathNot: `${serverCapability}|${tests}` },
    to: { path: serverCapability, pathNot: '/index\\.ts$' },
  },
  {
    name: 'neighbours-as-types',
    comment: 'compose.ts hands in the real ones.',
    severity: 'error',
    from: { path: `${serverCapability}([a-z-]+)/`, pathNot: tests },
    to: { path: serverCapability, pathNot: `${serverCapability}$1/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'stores-stay-at-home',
    comment: 'A capability opens itself: its index.ts offers doors, neither a store nor a type of one.',
    severity: 'error',
    from: { path: `${serverCapability}[a-z-]+/index\\.ts$` },
    to: { path: '\\.store\\.ts$' },
  },
  {
    name: 'sql-in-stores',
    comment: 'All SQL of a capability is in its stores.',
    severity: 'error',
    from: { path: serverCapability, pathNot: `${tests}|\\.store\\.ts$` },
    to: { path: 'node_modules/(kysely|pg)/' },
  },
  {
    name: 'pure-models',
    comment: 'What pencil and paper can decide needs no outside.',
    severity: 'error',
    from: { path: '\\.model\\.ts$' },
    to: { path: '^node:|node_modules/|\\.(store|connector|routes|resolvers)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'http-at-the-edge',
    comment: 'Only the edge knows HTTP and GraphQL.',
    severity: 'error',
    from: { path: '^server/src/(capabilities|platform)/', pathNot: tests },
    to: { path: 'node_modules/(fastify|graphql|@fastify|@graphql-tools)/' },
  },
  {
    name: 'scope-minted-at-the-edge',
    comment: 'A scope made elsewhere would be a way around the guards (T123).',
    severity: 'error',
    from: { path: '^(server|demo|embedded|bench|e2e|tools)/', pathNot: `^server/src/edge/|${tests}` },
    to: { path: '^server/src/platform/request/mint-scope\\.ts$' },
  },
  {
    name: 'erp-stands-alone',
    comment:
      'The embedded ERP, tools and archives are the outside world: what they shared with the portal, nobody could disagree about.',
    severity: 'error',
    from: { path: '^embedded/src/(erp|tools|archives)/', pathNot: tests },
    to: { path: '^(server|contract|web|demo)/' },
  },
  ...roomRules,
  ...upward,
  {
    name: 'web-layers',
    comment: 'app → screens → capabilities → ui, platform.',
    severity: 'error',
    from: { path: webLayer('screens|capabilities|ui|platform') },
    to: { path: webLayer('app') },
  },
  {
    name: 'web-capabilities-below-screens',
    severity: 'error',
    from: { path: webLayer('capabilities|ui|platform') },
    to: { path: webLayer('screens') },
  },
  {
    name: 'web-ui-knows-no-business',
    severity: 'error',
    from: { path: webLayer('ui|platform') },
    to: { path: webLayer('capabilities') },
  },
  {
    name: 'web-capability-by-its-door',
    comment: 'What others may use of a capability, its index.ts names.',
    severity: 'error',
    from: { path: webLayer('app|screens|ui|platform'), pathNot: tests },
    to: { path: webLayer('capabilities'), pathNot: '^web/src/capabilities/[a-z-]+/index\\.ts$' },
  },
  {
    name: 'web-not-sideways',
    comment: 'A screen passes one capability into another as a slot.',
    severity: 'error',
    from: { path: '^web/src/(screens|capabilities)/([a-z-]+)/' },
    to: { path: '^web/src/$1/', pathNot: '^web/src/$1/$2/' },
  },
];
