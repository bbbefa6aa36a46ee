const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Anything else cannot be a cart, and must not reach the database. */
export const isCartId = (text: string): boolean => uuid.test(text);
