import { useMarketToday } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';

/** By the calendar of the reader's market. */
export const useToday = (): string => useMarketToday(useSession().user?.country);
