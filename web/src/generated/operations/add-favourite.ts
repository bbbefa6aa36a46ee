// Made by `npm run generate`; do not edit.
import { type AddFavouriteMutation, type AddFavouriteMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const AddFavouriteDocument = /* @__PURE__ */ new TypedDocumentString('mutation AddFavourite ahFLuTPhy57UsJdYzjoUvf97IyN7hr9t2r5uPu2KK8k') as unknown as TypedDocumentString<AddFavouriteMutation, AddFavouriteMutationVariables>;
