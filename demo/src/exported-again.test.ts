import { type Importer, importerAs } from '@dray/server/capabilities/master-data/test-imports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoPortal, openDemoPortal } from './testing/demo-portal.ts';

let portal: DemoPortal;
let operator: Importer;
beforeAll(async () => {
  portal = await openDemoPortal({ history: true });
  operator = importerAs(await portal.signIn('operator@meridian.example'));
}, 120_000);
afterAll(() => portal.close());

// Of the small world of the server's tests there are none of these, or few.
test.each(['bundles', 'bundle-parts', 'bundle-options', 'coupons', 'contracts', 'credit', 'portfolios'])(
  '%s of the demo world, exported and sent again, change nothing',
  async (kind) => {
    const { text } = await operator.caller.get(`/api/staff/master/${kind}/export.csv`);

    const { counts } = await operator.preview(text, `kind=${kind}`);

    expect(counts).toMatchObject([{ new: 0, changed: 0, refused: 0 }]);
    expect(counts[0].unchanged).toBeGreaterThan(3);
  },
);
