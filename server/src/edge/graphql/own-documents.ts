import { webDocuments } from '@dray/contract/generated/web-documents.ts';

const byId: ReadonlyMap<string, string> = new Map(Object.entries(webDocuments));
const texts: ReadonlySet<string> = new Set(byId.values());

/** The text of a document of our own web; undefined for one of another release. */
export const findOwnDocument = (id: string): string | undefined => byId.get(id);

/** A page of before, or one that no process of then knew, sends its text as any program does. */
export const isOwnDocument = (source: string): boolean => texts.has(source);
