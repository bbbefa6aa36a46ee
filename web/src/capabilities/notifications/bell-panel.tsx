import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BellActions } from './bell-actions.tsx';
import { BellBody } from './bell-body.tsx';
import classes from './bell-panel.module.css';
import { useBellPanel } from './use-bell-panel.ts';

type Props = { hasSettings: boolean; reminder?: ReactNode; onLeave: () => void };

/** One's notifications, newest first; a press leads to where it is dealt with, and it is read. */
export default function BellPanel({ hasSettings, reminder, onLeave }: Props) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const panel = useBellPanel();
  const { unread } = panel;
  return (
    <section className="grid" aria-label={t('heading')}>
      <div className={`${classes.head} row gap-8`}>
        <h2 className={`${classes.heading} text-17`}>{t('heading')}</h2>
        {unread > 0 && (
          <span className={`${classes.new} text-13 semibold nowrap`}>
            {t('new', { count: unread, n: formatNumber(language, unread) })}
          </span>
        )}
        <BellActions panel={panel} hasSettings={hasSettings} onLeave={onLeave} />
      </div>
      <BellBody panel={panel} reminder={reminder} onLeave={onLeave} />
    </section>
  );
}
