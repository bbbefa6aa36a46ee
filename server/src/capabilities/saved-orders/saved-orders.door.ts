import { deleteSavedOrder } from './delete-saved-order.ts';
import { getSavedOrder } from './get-saved-order.ts';
import { listSavedOrders } from './list-saved-orders.ts';
import { reopenSavedOrder } from './reopen-saved-order.ts';
import { restoreSavedOrder } from './restore-saved-order.ts';
import { saveLines } from './save-lines.ts';
import { saveOrder } from './save-order.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import type { Person, SavedOrderQuery } from './saved-orders.model.ts';

export type SavedOrdersDoor = ReturnType<typeof savedOrders>;

export function savedOrders(deps: SavedOrdersDeps) {
  return {
    listSavedOrders: (person: Person, query: SavedOrderQuery) => listSavedOrders(deps, person, query),
    getSavedOrder: (person: Person, cartId: string, isSaved: boolean) => getSavedOrder(deps, person, cartId, isSaved),
    saveOrder: (person: Person, cartId: string, customerOrderNumber: string | undefined) =>
      saveOrder(deps, person, cartId, customerOrderNumber),
    saveLines: (person: Person, cartId: string, itemIds: readonly string[]) => saveLines(deps, person, cartId, itemIds),
    reopenSavedOrder: (person: Person, cartId: string) => reopenSavedOrder(deps, person, cartId),
    deleteSavedOrder: (person: Person, cartId: string) => deleteSavedOrder(deps, person, cartId),
    restoreSavedOrder: (person: Person, cartId: string) => restoreSavedOrder(deps, person, cartId),
    cartToWire: (...args: Parameters<SavedOrdersDeps['cart']['cartToWire']>) => deps.cart.cartToWire(...args),
    findingsToWire: (...args: Parameters<SavedOrdersDeps['cart']['findingsToWire']>) =>
      deps.cart.findingsToWire(...args),
  };
}
