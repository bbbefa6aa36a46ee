import type { EarlierLine, EarlierOrder } from '#capabilities/cart/index.ts';
import type { OrderLine } from '../rules/ordering.model.ts';
import type { RepeatedOrder } from '../store/reorder.store.ts';

/** What a cart takes of an order. */
export const toEarlier = ({ shipToId, transportType, deliveryDate, lines }: RepeatedOrder): EarlierOrder => ({
  shipToId,
  transportType,
  deliveryDate,
  lines: lines.map(toEarlierLine),
});

const toEarlierLine = (line: OrderLine): EarlierLine => ({
  sku: line.sku,
  name: line.name,
  packFormat: line.packFormat,
  quantity: line.quantity,
  layers: line.layers,
  pallets: line.pallets,
  packs: line.packs,
  unitMinor: line.unitMinor,
  options: line.options.map(({ id, quantity }) => `${id}:${quantity}`),
});
