export { explanationQuery, type PriceExplanation, priceKey } from './explanation-query.ts';
export {
  type AssignmentPreview,
  type FollowedLists,
  type Planned,
  type PriceListRow,
  type PriceListsAddress,
  priceListQueries,
  readPriceLists,
  useAssignPriceList,
} from './price-lists.queries.ts';
export {
  type AskedPrice,
  findAsked,
  isPlainKey,
  linkTo,
  maxPriceQuantity,
  type PriceQuestion,
  readPriceQuestion,
} from './price-question.ts';
