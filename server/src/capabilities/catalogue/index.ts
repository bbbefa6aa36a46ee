export type { CatalogueDoor } from './catalogue.door.ts';
export { catalogueResolvers } from './catalogue.resolvers.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export type { FoundGoods } from './find-goods.ts';
export { type Goods, goodsFor, type Seen } from './goods.ts';
export type { PictureFile } from './import-pictures/assign-pictures.ts';
export { importPictures, type PictureReport } from './import-pictures/import-pictures.ts';
export { bundleOptionsKind, bundlePartsKind } from './master/bundle-part-kinds.ts';
export { bundlesKind } from './master/bundles-kind.ts';
export { productsKind } from './master/products-kind.ts';
export { returnablesKind } from './master/returnables-kind.ts';
export { openCatalogue, openShelves } from './open-catalogue.ts';
export {
  type BundleStock,
  type FindProductMarkets,
  openBundleStock,
  openProductMarkets,
  openProductMeasures,
  type ProductMeasures,
} from './open-stock.ts';
export type { OwnPrice, OwnPrices, PriceList, PriceOrigin } from './product/own-price.model.ts';
export type { Bundle, BundleOption, Product, Returnable, Texts } from './product/product.model.ts';
export { groupNameIn } from './wire/catalogue-words.ts';
