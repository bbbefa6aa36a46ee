import { IconCheck, IconFileDownload, IconTool } from '@tabler/icons-react';
import { type BulkJob, faultFileLink } from '#capabilities/bulk-upload/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { BulkHeading } from './bulk-heading.tsx';
import { BulkOrders } from './bulk-orders.tsx';
import { partsOf } from './bulk-parts.model.ts';
import classes from './bulk-receipt.module.css';
import { BulkShares } from './bulk-shares.tsx';

/** What came in, what of it is ordered by now, and the way to what is left. */
export const BulkReceipt = ({ job, isLive }: { job: BulkJob; isLive: boolean }) => (
  <>
    <header className={classes.head}>
      <span className={classes.icon}>
        <IconCheck size={30} stroke={1.75} aria-hidden="true" />
      </span>
      <BulkHeading job={job} />
    </header>
    <BulkShares job={job} isLive={isLive} />
    <BulkOrders list={job.list} />
    <Ways job={job} />
  </>
);

function Ways({ job: { jobId, list } }: { job: BulkJob }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const { may } = useSession();
  const { toMend, left } = partsOf(list);
  return (
    <div className="flex wrap gap-8" data-print="no">
      {left > 0 && (
        <ButtonLink
          to="/catalog/bulk-upload"
          search={{ job: jobId, ...(toMend > 0 ? { view: 'faulty' } : {}) }}
          leftSection={<IconTool size={20} stroke={1.75} aria-hidden="true" />}
        >
          {toMend > 0 ? t('success.mend', { count: toMend, n: formatNumber(language, toMend) }) : t('success.seeLeft')}
        </ButtonLink>
      )}
      {may('My Orders') && (
        <ButtonLink to="/orders/history" search={{}} variant={left > 0 ? 'default' : 'filled'}>
          {t('success.history')}
        </ButtonLink>
      )}
      {left > 0 && (
        <Button
          component="a"
          variant="default"
          href={faultFileLink(jobId)}
          download
          leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('faultFile')}
        </Button>
      )}
    </div>
  );
}
