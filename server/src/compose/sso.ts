import { type HandOffs, openSso, ssoRoutes } from '#capabilities/sso/index.ts';
import type { Base } from './base.ts';

const none: HandOffs = {
  portalUrl: '',
  tools: {},
  keys: async () => {
    throw new Error('Nobody is handed over here');
  },
};

/** The way to the tools of others. */
export function composeSso({ handOffs = none, ...parts }: Base) {
  const { keys, ...settings } = handOffs;
  return ssoRoutes({ ssoOf: openSso({ ...parts, settings }), settings, keys });
}
