import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';

type Props = {
  isFloating?: boolean | undefined;
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * A part whose code comes later: a placeholder takes its place, and should it not come, the words that say so. Which
 * part it was is in the fault itself, as the address of a file.
 */
export const Later = ({ isFloating, ...part }: Props) => (
  <PartBoundary name="later" isFloating={isFloating}>
    <Suspense {...part} />
  </PartBoundary>
);
