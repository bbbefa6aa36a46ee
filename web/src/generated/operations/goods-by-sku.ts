// Made by `npm run generate`; do not edit.
import { type GoodsBySkuQuery, type GoodsBySkuQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const GoodsBySkuDocument = /* @__PURE__ */ new TypedDocumentString('query GoodsBySku sEV_XngJd8xtX51jfV6Wd1PfEravOX2iq0kNcxFCEK8') as unknown as TypedDocumentString<GoodsBySkuQuery, GoodsBySkuQueryVariables>;
