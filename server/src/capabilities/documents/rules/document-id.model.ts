/** What can be the number of a document or of an order; a path or an address never is. */
export const isDocumentId = (text: string): boolean => /^[A-Za-z0-9_-]{1,40}$/.test(text);
