import { CallRefused } from '#platform/calls/call-errors.ts';

const notFound = 404;

/** There is no such text for the reader: it was taken off, or never was for them. */
export const isNotThere = (error: unknown): boolean => error instanceof CallRefused && error.status === notFound;
