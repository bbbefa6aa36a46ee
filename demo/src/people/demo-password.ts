import { hash } from '@node-rs/argon2';

/** Public on purpose: it opens the demo world only. */
export const demoPassword = 'Meridian-Demo-2026!';

/** The library's default algorithm is argon2id, the one the server checks. */
export const hashDemoPassword = (): Promise<string> =>
  hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
