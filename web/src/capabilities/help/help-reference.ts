import { CallRefused } from '#platform/calls/call-errors.ts';

const helpKinds = ['order', 'order-line', 'line', 'document', 'error', 'person', 'company', 'search'] as const;
type HelpKind = (typeof helpKinds)[number];

/** What somebody asks about, as they would quote it: an order's number, goods by their code, a document, an error's code. */
export type HelpReference = {
  kind: HelpKind;
  id: string;
  /** Which line of the order. */
  line?: number | undefined;
  /** What the portal said; it travels beside the address, where nobody else can write it. */
  said?: string | undefined;
};

export type HelpAddress = { about?: HelpKind; id?: string; line?: number };

/** One word without a gap: an address that anybody may write must not put a sentence on our page. */
const quotable = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;
const lastLine = 1_000_000;

/** What was looked for and not found: its words tied together, for a gap could hold a sentence. */
export const searchReference = (query: string): HelpReference | undefined => {
  const words = query
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 40);
  return words ? { kind: 'search', id: words } : undefined;
};

export function toHelpAddress(reference: HelpReference | undefined): HelpAddress {
  if (!reference || !quotable.test(reference.id)) return {};
  const { kind, id, line } = reference;
  if (kind !== 'order-line') return { about: kind, id };
  const isLine = Number.isInteger(line) && Number(line) > 0 && Number(line) <= lastLine;
  return isLine ? { about: kind, id, line: Number(line) } : { about: 'order', id };
}

/** Reads an address that anybody may have typed: what makes no sense is as good as not there. */
export function readHelpAddress({ about, id, line }: Readonly<Record<string, unknown>>): HelpAddress {
  const kind = helpKinds.find((each) => each === about);
  return kind && typeof id === 'string' ? toHelpAddress({ kind, id, line: Number(line) }) : {};
}

export function toHelpReference({ about, id, line }: HelpAddress): HelpReference | undefined {
  return about && id ? { kind: about, id, ...(line ? { line } : {}) } : undefined;
}

/** The code by which our log finds what went wrong, and what was said; nothing where no answer came. */
export const errorReference = (error: unknown): HelpReference | undefined =>
  error instanceof CallRefused && error.requestId
    ? { kind: 'error', id: error.requestId, ...(error.message ? { said: error.message } : {}) }
    : undefined;
