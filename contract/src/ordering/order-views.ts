/** Quick views of the history: orders under way, and those of which less came than was ordered. */
export const orderViews = ['open', 'differences'] as const;
export type OrderView = (typeof orderViews)[number];
