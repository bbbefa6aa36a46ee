// Made by `npm run generate`; do not edit.
import { type RemoveCouponMutation, type RemoveCouponMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RemoveCouponDocument = /* @__PURE__ */ new TypedDocumentString('mutation RemoveCoupon huur5fZ7kf-ys4AH-7waS4v9xFR4E9Ip6NXdysetSBQ') as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
