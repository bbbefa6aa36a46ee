import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { marketMoment } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { CopyButton } from '#ui/overlay/toasts/copy-button.tsx';
import classes from './bulk-heading.module.css';

/** That the file is here, under which number, whose it is, and where its result goes. */
export function BulkHeading({ job: { jobId, fileName, uploadedBy, uploadedAt, state } }: { job: BulkJob }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const country = useSession().user?.country;
  return (
    <div className="shrinkable">
      <h1>{t('success.heading')}</h1>
      <p className="muted anywhere">
        {[fileName, uploadedBy, marketMoment(language, country, uploadedAt)].join(' · ')}
      </p>
      <p className={classes.job}>
        <span>{t('success.job')}</span>
        <strong className="semibold ink anywhere">{jobId}</strong>
        <CopyButton
          label={t('success.copy')}
          text={jobId}
          done={t('success.copied')}
          failed={t('success.copyFailed')}
        />
      </p>
      {state === 'sending' && <p className="muted anywhere">{t('success.mail')}</p>}
    </div>
  );
}
