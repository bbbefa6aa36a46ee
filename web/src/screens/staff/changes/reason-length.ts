/** As the contract's `refusalReason` has them: its shapes stay out of the browser. */
export const minReasonLength = 3;
export const maxReasonLength = 500;
