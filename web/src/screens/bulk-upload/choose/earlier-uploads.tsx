import { useQuery } from '@tanstack/react-query';
import { type BulkHead, bulkUploadQueries } from '#capabilities/bulk-upload/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { EarlierUpload } from './earlier-upload.tsx';
import classes from './earlier-uploads.module.css';
import { inventedUploads } from './invented-uploads.ts';

/** What the reader has sent before, and what became of it; each can be opened again. */
export function EarlierUploads() {
  const { t } = useTranslation('bulk-upload');
  const query = useQuery(bulkUploadQueries.earlier(useLanguage()));
  return (
    <Card heading={t('earlier.heading')}>
      <BlockStates query={query} failed={t('earlier.failed')} waiting={<Uploads uploads={inventedUploads} />}>
        {({ results }) =>
          results.length > 0 ? <Uploads uploads={results} /> : <p className="size-15 muted">{t('earlier.none')}</p>
        }
      </BlockStates>
    </Card>
  );
}

const Uploads = ({ uploads }: { uploads: readonly BulkHead[] }) => (
  <ul className={classes.list}>
    {uploads.map((upload) => (
      <li key={upload.jobId}>
        <EarlierUpload upload={upload} />
      </li>
    ))}
  </ul>
);
