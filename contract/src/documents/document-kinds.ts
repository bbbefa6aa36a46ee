/** Kinds of documents, as the list is cut by (D1). */
export const documentTypes = ['invoice', 'credit-note', 'shipping', 'other', 'proforma'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** `none`: nothing is to be paid on it. */
export const documentStatuses = ['open', 'overdue', 'paid', 'settled', 'cancelled', 'none'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The ERP, and the archives behind one adapter each (T85, T147). */
export const documentSources = ['erp', 'tesi', 'cablog', 'olsa'] as const;
export type DocumentSource = (typeof documentSources)[number];

/** An invoice that programs read: Czech and Slovak, and Italian. */
export const structuredFormats = ['isdoc', 'fatturapa'] as const;
export type StructuredFormat = (typeof structuredFormats)[number];

export const zipFilesLimit = 200;
