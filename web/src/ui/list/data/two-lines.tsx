import type { ReactNode } from 'react';

type Props = { children: ReactNode; below: ReactNode };

/** A cell in which the second thing is read with the first. */
export const TwoLines = ({ children, below }: Props) => (
  <>
    <span className="block">{children}</span>
    <span className="block size-13 line-20 muted">{below}</span>
  </>
);

/** What is below a row's name. */
export const BelowName = ({ children }: { children: ReactNode }) => (
  <span className="block size-13 line-20 muted">{children}</span>
);
