// Made by `npm run generate`; do not edit.
import { type ActiveCartQuery, type ActiveCartQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ActiveCartDocument = /* @__PURE__ */ new TypedDocumentString('query ActiveCart RM8gPvJ8KRpi8XI0i5EgGO7c8lBu1pzAb_AQ5foVE9c') as unknown as TypedDocumentString<ActiveCartQuery, ActiveCartQueryVariables>;
