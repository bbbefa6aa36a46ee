const importKinds = ['products', 'prices'] as const;
export type ImportKind = (typeof importKinds)[number];

export const isImportKind = (text: string | undefined): text is ImportKind => importKinds.some((kind) => kind === text);
