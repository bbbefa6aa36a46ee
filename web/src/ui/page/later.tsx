import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';

type Props = {
  /** Stands in the console, should the part not come. */
  name: string;
  isFloating?: boolean;
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part whose code comes later: what waits stands in its place, and should it not come, the words that say so. */
export const Later = ({ name, isFloating = false, fallback = null, children }: Props) => (
  <PartBoundary name={name} isFloating={isFloating}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </PartBoundary>
);
