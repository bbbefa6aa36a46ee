import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TrailFilters } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './narrowing.module.css';

type Props = {
  filters: TrailFilters;
  name: 'actor' | 'subject' | 'company' | 'action';
  value: string;
  children: ReactNode;
};

/** A value of the list that narrows the list to itself: by a press, or by F while the pointer is on it. */
export function Narrowing({ filters, name, value, children }: Props) {
  const { t } = useTranslation('staff');
  if (filters[name] === value) return <span className="anywhere">{children}</span>;
  return (
    <Link
      to="/staff/audit"
      search={{ ...filters, [name]: value }}
      resetScroll={false}
      className={classes.value}
      data-narrow={name}
      data-value={value}
    >
      <VisuallyHidden>{t('audit.only')} </VisuallyHidden>
      {children}
    </Link>
  );
}
