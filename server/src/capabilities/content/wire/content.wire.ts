import type { Page } from '../rules/content.model.ts';

export const pageToWire = <Item, Wire>(
  { items, ...page }: Page<Item>,
  toWire: (item: Item, index: number) => Wire,
) => ({
  ...page,
  results: items.map(toWire),
});
