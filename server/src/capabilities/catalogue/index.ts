export { type BundleStock, bundleStock } from './bundle-stock.store.ts';
export { type CatalogueDoor, catalogue } from './catalogue.door.ts';
export { catalogueResolvers } from './catalogue.resolvers.ts';
export { type CatalogueStore, catalogueStore } from './catalogue.store.ts';
export { type Goods, goodsFor, type Seen } from './goods.ts';
export { priceBooks } from './price-books.ts';
export type { OwnPrice, OwnPrices, PriceList, PriceOrigin } from './product/own-price.model.ts';
export type { Bundle, BundleOption, Product, Returnable, Texts } from './product/product.model.ts';
export { catalogueShelves } from './shelf/catalogue-shelves.ts';
