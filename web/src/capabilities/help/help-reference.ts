import { CallRefused } from '#platform/calls/call-errors.ts';

const helpKinds = ['order', 'line', 'document', 'error'] as const;
type HelpKind = (typeof helpKinds)[number];

/** What somebody asks about, as he would quote it: an order's number, goods by their code, a document, an error's code. */
export type HelpReference = { kind: HelpKind; id: string };

export type HelpAddress = { about?: HelpKind; id?: string };

/** One word without a gap: an address that anybody may write must not put a sentence on our page. */
const quotable = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

export const toHelpAddress = (reference: HelpReference | undefined): HelpAddress =>
  reference && quotable.test(reference.id) ? { about: reference.kind, id: reference.id } : {};

/** Reads an address that anybody may have typed: what makes no sense is as good as not there. */
export function readHelpAddress({ about, id }: Readonly<Record<string, unknown>>): HelpAddress {
  const kind = helpKinds.find((each) => each === about);
  return kind && typeof id === 'string' ? toHelpAddress({ kind, id }) : {};
}

export function toHelpReference({ about, id }: HelpAddress): HelpReference | undefined {
  return about && id ? { kind: about, id } : undefined;
}

/** The code by which our log finds what went wrong; nothing where no answer came. */
export const errorReference = (error: unknown): HelpReference | undefined =>
  error instanceof CallRefused && error.requestId ? { kind: 'error', id: error.requestId } : undefined;
