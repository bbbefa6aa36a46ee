import type { Clock } from '#platform/clock.ts';
import { breaker } from '#platform/outside/breaker.ts';
import type { Archive } from '../port/archive.ts';

export function withBreaker(archive: Archive, clock: Clock): Archive {
  const guarded = breaker(clock);
  return {
    listPage: (payerId, from) => guarded(() => archive.listPage(payerId, from)),
    readFile: (id) => guarded(() => archive.readFile(id)),
  };
}
