/** Quick views of the history: orders of which something is still to come, and those of which less came than was ordered. */
export const orderViews = ['open', 'differences'] as const;
export type OrderView = (typeof orderViews)[number];
