import { createContext, useContext } from 'react';

/** Whether the notifications have the whole window of a phone: its step of the history is replaced by where a link leads. */
export const InSheet = createContext(false);
export const useIsInSheet = (): boolean => useContext(InSheet);
