import type { Described, Describer } from '#capabilities/notifications/index.ts';

const href = '/profile/details';

/** What happened to the reader's own account. */
export const describeAccount: Describer = async (_request, entries) =>
  entries.flatMap(({ id, kind, params }): Described[] => {
    if (kind === 'password-changed') return [[id, { href, values: {} }]];
    if (kind === 'new-device' && 'device' in params) return [[id, { href, values: { device: params.device } }]];
    return [];
  });
