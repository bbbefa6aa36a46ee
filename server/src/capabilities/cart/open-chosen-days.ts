import type { Transaction } from '#platform/database/connection.ts';
import { type ChosenDay, chosenDaysStore } from './store/chosen-days.store.ts';

export type ChosenDaysDoor = ReturnType<ReturnType<typeof openChosenDays>>;

/** The days that open carts stand on, for whoever is about to change these days. */
export const openChosenDays = () => (transaction: Transaction) => {
  const carts = chosenDaysStore(transaction);
  return {
    listChosenDays: (...asked: Parameters<typeof carts.listChosenDays>): Promise<readonly ChosenDay[]> =>
      carts.listChosenDays(...asked),
    countOpenAt: (shipToId: string) => carts.countOpenAt(shipToId),
  };
};
