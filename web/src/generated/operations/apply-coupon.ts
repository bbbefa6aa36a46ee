// Made by `npm run generate`; do not edit.
import { type ApplyCouponMutation, type ApplyCouponMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const ApplyCouponDocument = /* @__PURE__ */ new TypedDocumentString('mutation ApplyCoupon jEZgbXXczYuKM-i-pU8Pj3Z1byV9z0vnbJc8DDisBFo') as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
