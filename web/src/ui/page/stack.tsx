import type { ReactNode } from 'react';
import classes from './stack.module.css';

/** The blocks of a screen below each other, with the same room between all of them. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={classes.stack}>{children}</div>;
