import { createContext } from 'react';

/** Where somebody asks: by a request where they hold Support, else by telephone and mail. The app knows, by their rights. */
export const HelpWayContext = createContext<'request' | 'contact'>('contact');
