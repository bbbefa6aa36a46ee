import { Refusal } from '#platform/refusal.ts';
import type { FindInErp } from './erp-desk.deps.ts';
import type { LookedUp } from './operate-order.ts';

const waitMs = 10_000;
const tryAgainSeconds = 60;

/** Asks the ERP before anything is written. One that does not answer says nothing about the number. */
export async function lookUpInErp(find: FindInErp | undefined, sapId: string): Promise<LookedUp> {
  if (!find) return 'not-asked';
  const away = () => new Refusal('ERP_AWAY', {}, tryAgainSeconds);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(away()), waitMs);
  });
  try {
    return (await Promise.race([find(sapId), late])) ?? 'missing';
  } catch (error) {
    throw error instanceof Refusal ? error : away();
  } finally {
    clearTimeout(timer);
  }
}
