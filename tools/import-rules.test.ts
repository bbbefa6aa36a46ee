import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cruiseImports } from './cruise-imports.ts';
import { importRules } from './import-rules.ts';
import { roomRules } from './rooms.ts';

/** For each rule a file that breaks it, and the file it must not reach. */
const violations: Record<string, { from: string; to: string; typeOnly?: boolean }> = {
  'no-cycles': { from: 'contract/src/a.ts', to: 'contract/src/b.ts', typeOnly: true },
  'contract-stands-alone': { from: 'contract/src/a.ts', to: 'server/src/platform/clock.ts', typeOnly: true },
  'server-and-web-apart': { from: 'web/src/platform/a.ts', to: 'server/src/platform/clock.ts', typeOnly: true },
  'platform-is-lowest': {
    from: 'server/src/platform/a.ts',
    to: 'server/src/capabilities/cart/index.ts',
    typeOnly: true,
  },
  'capabilities-below-edge': { from: 'server/src/capabilities/cart/a.ts', to: 'server/src/edge/b.ts', typeOnly: true },
  'edge-below-compose': { from: 'server/src/edge/a.ts', to: 'server/src/compose/compose.ts', typeOnly: true },
  'capability-by-its-door': {
    from: 'server/src/capabilities/cart/a.ts',
    to: 'server/src/capabilities/audit/audit.model.ts',
    typeOnly: true,
  },
  'capability-by-its-door-from-outside': {
    from: 'server/src/edge/a.ts',
    to: 'server/src/capabilities/cart/store/cart.store.ts',
  },
  'neighbours-as-types': { from: 'server/src/capabilities/cart/a.ts', to: 'server/src/capabilities/audit/index.ts' },
  'stores-stay-at-home': {
    from: 'server/src/capabilities/cart/index.ts',
    to: 'server/src/capabilities/cart/store/cart.store.ts',
    typeOnly: true,
  },
  'sql-in-stores': { from: 'server/src/capabilities/cart/place-order.ts', to: 'node_modules/kysely/index.js' },
  'pure-models': { from: 'server/src/capabilities/cart/rules/cart.model.ts', to: 'node_modules/pg/index.js' },
  'http-at-the-edge': { from: 'server/src/platform/a.ts', to: 'node_modules/fastify/index.js' },
  'scope-minted-at-the-edge': {
    from: 'server/src/capabilities/cart/a.ts',
    to: 'server/src/platform/request/mint-scope.ts',
  },
  'order-of-use-onboarding': capabilityUse('onboarding', 'desk'),
  'order-of-use-search': capabilityUse('search', 'customers'),
  'order-of-use-documents': capabilityUse('documents', 'search'),
  'order-of-use-ordering': capabilityUse('bulk-upload', 'documents'),
  'order-of-use-cart': capabilityUse('cart', 'ordering'),
  'order-of-use-master-data': capabilityUse('master-data', 'cart'),
  'order-of-use-pricing': capabilityUse('pricing', 'cart'),
  'order-of-use-catalogue': capabilityUse('catalogue', 'pricing'),
  'order-of-use-staff': capabilityUse('staff', 'catalogue'),
  'order-of-use-users': capabilityUse('users', 'pricing'),
  'order-of-use-company': capabilityUse('company', 'users'),
  'order-of-use-access': capabilityUse('access', 'company'),
  'order-of-use-identity': capabilityUse('identity', 'access'),
  'order-of-use-notifications': capabilityUse('notifications', 'identity'),
  'order-of-use-audit': capabilityUse('audit', 'identity'),
  'web-layers': { from: 'web/src/screens/cart/a.tsx', to: 'web/src/app/b.tsx' },
  'web-capabilities-below-screens': { from: 'web/src/capabilities/cart/a.tsx', to: 'web/src/screens/cart/b.tsx' },
  'web-ui-knows-no-business': { from: 'web/src/ui/a.tsx', to: 'web/src/capabilities/cart/b.tsx' },
  'erp-stands-alone': { from: 'embedded/src/erp/a.ts', to: 'server/src/platform/clock.ts', typeOnly: true },
  'web-capability-by-its-door': {
    from: 'web/src/screens/cart/a.tsx',
    to: 'web/src/capabilities/cart/changes/change-cart.ts',
  },
  'web-not-sideways': { from: 'web/src/screens/cart/a.tsx', to: 'web/src/screens/home/b.tsx' },
};

function capabilityUse(from: string, to: string) {
  return { from: `server/src/capabilities/${from}/a.ts`, to: `server/src/capabilities/${to}/index.ts`, typeOnly: true };
}

/** Those of rooms are broken in a test of their own. */
const namedHere = importRules.filter((rule) => !roomRules.includes(rule)).map(({ name }) => name);

test('every rule has a violation that proves it', () => {
  expect(Object.keys(violations).sort()).toEqual(namedHere.sort());
});

test.each(Object.entries(violations))('%s finds what breaks it', async (rule, { from, to, typeOnly }) => {
  const folder = plant({
    [from]: importOf(from, to, typeOnly),
    [to]: rule === 'no-cycles' ? importOf(to, from, typeOnly) : '',
  });
  try {
    const { summary } = await cruiseImports(folder, ['.']);

    expect(
      summary.violations.filter((violation) => violation.from === from).map((violation) => violation.rule.name),
    ).toContain(rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dray-planted-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\nexport const planted = 1;\nexport type Planted = number;\n`);
    const name = /^node_modules\/([^/]+)\//.exec(path)?.[1];
    if (name)
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
  }
  return folder;
}

function importOf(from: string, to: string, typeOnly = false): string {
  const up = '../'.repeat(from.split('/').length - 1);
  const specifier = /^node_modules\/([^/]+)\//.exec(to)?.[1] ?? `${up}${to}`;
  return typeOnly
    ? `import type { Planted as P } from '${specifier}';`
    : `import { planted as p } from '${specifier}';`;
}
