export { AvailabilityNote } from './availability-note.tsx';
export { BasisSwitch } from './basis-switch.tsx';
export { catalogueQueries, type Reader } from './catalogue.queries.ts';
export { amountText, conversionParts, packsAfterVerb } from './conversion-text.ts';
export { inventedProduct } from './invented-product.ts';
export {
  type FacetName,
  facetNames,
  flagNames,
  type ListAddress,
  readListAddress,
  type SortName,
  sortNames,
  type ViewName,
  viewNames,
} from './list-address.ts';
export { type PriceBasis, usePriceBasis } from './price-basis.ts';
export { PriceBlock } from './price-block.tsx';
export { type CardProduct, ProductCard } from './product-card.tsx';
export { ProductLabels } from './product-labels.tsx';
export { ProductPicture } from './product-picture.tsx';
export { onBasis, timesPacks, unitPrice } from './quantity-price.ts';
export {
  defaultGroup,
  everything,
  hasFilters,
  isDefault,
  isNothing,
  type Selection,
  type Tab,
  toListAddress,
  untouched,
  withFlag,
  withoutFilters,
  withoutSearch,
  withValue,
} from './selection.ts';
export { pageSize } from './selection.wire.ts';
export { shownPrices } from './shown-prices.ts';
export { wantedList } from './wanted-list.ts';
export { WeightPerPack } from './weight-per-pack.tsx';
