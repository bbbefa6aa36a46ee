// Made by `npm run generate`; do not edit.
import { type PlacePreviewQuery, type PlacePreviewQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const PlacePreviewDocument = /* @__PURE__ */ new TypedDocumentString('query PlacePreview ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE') as unknown as TypedDocumentString<PlacePreviewQuery, PlacePreviewQueryVariables>;
