import type { Desk, Waiting } from '#capabilities/desk/index.ts';

const waiting: Waiting = {
  kind: 'requests',
  cause: null,
  count: 12,
  isMore: false,
  oldest: '2026-01-01T10:00:00.000Z',
  markets: ['CZ'],
  example: '00123',
};

/** As many rows as usually wait. */
export const inventedDesk: Desk = {
  at: '2026-01-01T10:00:00.000Z',
  markets: ['CZ'],
  blocks: [{ block: 'requests', waiting: [waiting, { ...waiting, kind: 'changes' }, { ...waiting, kind: 'unsent' }] }],
};
