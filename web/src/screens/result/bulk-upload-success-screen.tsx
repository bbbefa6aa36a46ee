import { useSearch } from '@tanstack/react-router';
import { readBulkUploadAddress, useJob } from '#capabilities/bulk-upload/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import classes from './bulk/bulk-receipt.module.css';
import { BulkReceipt } from './bulk/bulk-receipt.tsx';

/** A file that was taken, not yet ordered: what becomes of each order turns up here. Opened cold, the guard leads home (T29, T92). */
export function BulkUploadSuccessScreen() {
  const { job } = readBulkUploadAddress(useSearch({ strict: false }));
  return <div className={classes.page}>{job ? <Received jobId={job} /> : <Nothing />}</div>;
}

function Received({ jobId }: { jobId: string }) {
  const { t } = useTranslation('bulk-upload');
  const { query, live } = useJob(jobId);
  return (
    <BlockStates
      query={query}
      failed={t('failed')}
      help={<AskForHelp reference={errorReference(query.error)} />}
      waiting={<h1>{t('success.heading')}</h1>}
    >
      {(job) => <BulkReceipt job={job} isLive={live !== 'lost'} />}
    </BlockStates>
  );
}

function Nothing() {
  const { t } = useTranslation(['bulk-upload', 'result']);
  return (
    <>
      <h1>{t('success.heading')}</h1>
      <p>
        <ButtonLink to="/">{t('result:home')}</ButtonLink>
      </p>
    </>
  );
}
