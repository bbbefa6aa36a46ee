import type Provider from 'oidc-provider';
import type { ProviderKey } from './provider.ts';

export type RunningProvider = { provider: Provider; answer: ReturnType<Provider['callback']> };
export type CurrentProvider = () => Promise<RunningProvider>;

/**
 * The provider with the keys of this moment. oidc-provider takes its keys once and for all, so new keys mean a new one;
 * all that it remembers is in the database, and anyone who is under way goes on with it.
 */
export function currentProvider(
  findKeys: () => Promise<readonly ProviderKey[]>,
  build: (keys: readonly ProviderKey[]) => Provider,
): CurrentProvider {
  let running: (RunningProvider & { keys: string }) | undefined;

  return async () => {
    const keys = await findKeys();
    const names = keys.map(({ kid }) => kid).join(' ');
    if (running?.keys === names) return running;
    const provider = build(keys);
    running = { provider, answer: provider.callback(), keys: names };
    return running;
  };
}
