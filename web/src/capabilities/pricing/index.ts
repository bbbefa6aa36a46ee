export { explanationQuery, type PriceExplanation, priceKey } from './explanation-query.ts';
export {
  type AskedPrice,
  findAsked,
  isPlainKey,
  linkTo,
  maxPriceQuantity,
  type PriceQuestion,
  readPriceQuestion,
} from './price-question.ts';
