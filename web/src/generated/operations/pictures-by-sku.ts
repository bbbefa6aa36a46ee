// Made by `npm run generate`; do not edit.
import { type PicturesBySkuQuery, type PicturesBySkuQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const PicturesBySkuDocument = /* @__PURE__ */ new TypedDocumentString('query PicturesBySku Cvr7yJyeevmh-y8hPjDM4tIlkV7dmjNC-q1y9wZs9DQ') as unknown as TypedDocumentString<PicturesBySkuQuery, PicturesBySkuQueryVariables>;
