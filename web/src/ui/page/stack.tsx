import type { ReactNode } from 'react';

/** The blocks of a screen below each other, with the same room between all of them. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className="grid one-column gap-16">{children}</div>
);
