import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './progress-card.module.css';

type Props = {
  name: string;
  /** What is known of it: size, rows. */
  facts: string;
  isCancelling?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** The file that something is being done with, and the way to stop that. */
export function ProgressCard({ name, facts, isCancelling = false, onCancel, children }: Props) {
  const { t } = useTranslation('bulk-upload');
  return (
    <section className={`${classes.card} grid gap-16 card`} aria-label={name}>
      <div className="row gap-12">
        <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden="true" />
        <span className="grid grow shrinkable">
          <strong className="semibold anywhere">{name}</strong>
          <span className="size-15 line-20 muted">{facts}</span>
        </span>
        <Button variant="default" loading={isCancelling} onClick={onCancel}>
          {t('progress.cancel')}
        </Button>
      </div>
      {children}
    </section>
  );
}
