import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BulkHead } from '#capabilities/bulk-upload/index.ts';
import { marketMoment } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import classes from './earlier-upload.module.css';
import { useUploadResult } from './use-upload-result.ts';

/** One of them: its name, when, and what became of it. */
export function EarlierUpload({ upload }: { upload: BulkHead }) {
  const language = useLanguage();
  const country = useSession().user?.country;
  const { look, words } = useUploadResult()(upload);
  return (
    <UploadLink upload={upload}>
      <IconFileSpreadsheet size={22} stroke={1.5} aria-hidden="true" />
      <span className={classes.words}>
        <strong className="size-15 line-20 semibold anywhere">{upload.fileName}</strong>
        <span className="size-13 line-20 muted">{marketMoment(language, country, upload.uploadedAt)}</span>
      </span>
      <StatusWord {...look}>{words}</StatusWord>
    </UploadLink>
  );
}

/** What was sent is shown on its own page; anything else can still be gone on with. */
const UploadLink = ({ upload: { jobId, state }, children }: { upload: BulkHead; children: ReactNode }) =>
  state === 'done' || state === 'sending' ? (
    <Link to="/bulk-upload-success" search={{ job: jobId }} state={{ result: {} }} className={classes.row}>
      {children}
    </Link>
  ) : (
    <Link to="/catalog/bulk-upload" search={{ job: jobId }} className={classes.row}>
      {children}
    </Link>
  );
