import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { safeLinkOf } from './item/safe-link.ts';

type Props = {
  address: string;
  className?: string | undefined;
  /** Read out after the words of a link that leaves the portal. */
  newTab: string;
  children: ReactNode;
};

/** A link somebody wrote into the content: inside the portal in place, outside in a new tab, otherwise only its words. */
export function ContentLink({ address, className, newTab, children }: Props) {
  const link = safeLinkOf(address);
  if (!link) return <span className={className}>{children}</span>;
  if (link.kind === 'own') {
    return (
      <Link to={link.href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link.href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  );
}
