import { createContext, use } from 'react';

/**
 * The clock by which a reader is shown days and times: that of the market they belong to, never the browser's (T157).
 * The session gives it; until somebody is known it is the head office's.
 */
export const ReaderZoneContext = createContext('Europe/Prague');

export const useReaderZone = (): string => use(ReaderZoneContext);
