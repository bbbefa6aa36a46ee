// Made by `npm run generate`; do not edit.
import { type FavouritesPreviewQuery, type FavouritesPreviewQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const FavouritesPreviewDocument = /* @__PURE__ */ new TypedDocumentString('query FavouritesPreview v5nPHCnSnGG6wg3OZ5JjKuVC61NRL4vWYfAjabe6acU') as unknown as TypedDocumentString<FavouritesPreviewQuery, FavouritesPreviewQueryVariables>;
