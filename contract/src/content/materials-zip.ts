/** So much is put into one zip of marketing files; the browser says so before it asks. */
export const zipOfMaterials = { maxFiles: 200, maxBytes: 500_000_000 } as const;
