import { createContext } from 'react';

/** Where somebody asks: by a request where he holds Support, else by telephone and mail. The app knows, by his rights. */
export const HelpWayContext = createContext<'request' | 'contact'>('contact');
