import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import {
  type BulkJob,
  fileOfUpload,
  startUpload,
  stopUpload,
  useCurrentUpload,
  useJob,
} from '#capabilities/bulk-upload/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { CheckStep } from './check/check-step.tsx';
import { BesideTemplate } from './frame/beside-template.tsx';
import { StepFrame } from './frame/step-frame.tsx';
import { CheckProgress } from './progress/check-progress.tsx';
import { FileError } from './progress/file-error.tsx';

type Props = { jobId: string; view: BulkView | undefined };

/** One upload, however far it is. */
export function JobStep({ jobId, view }: Props) {
  const { t } = useTranslation('bulk-upload');
  const { query } = useJob(jobId);
  return (
    <StepFrame step="check" actions={<OtherFile />}>
      <BlockStates
        query={query}
        failed={t('failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={null}
      >
        {(job) => <Job job={job} view={view} />}
      </BlockStates>
    </StepFrame>
  );
}

function Job({ job, view }: { job: BulkJob; view: BulkView | undefined }) {
  if (job.state === 'refused' || job.state === 'dropped') return <Unreadable job={job} />;
  if (job.state !== 'checking') return <CheckStep job={job} view={view} />;
  return (
    <BesideTemplate>
      <CheckProgress job={job} />
    </BesideTemplate>
  );
}

function Unreadable({ job: { jobId, fileName, error, state } }: { job: BulkJob }) {
  const { t } = useTranslation('bulk-upload');
  const navigate = useNavigate();
  const file = fileOfUpload(useCurrentUpload(), jobId);
  const leave = () => void navigate({ to: '/catalog/bulk-upload', search: {}, replace: true });
  const retry = (again: File) => {
    void startUpload(again);
    leave();
  };
  const other = () => {
    stopUpload();
    leave();
  };
  return (
    <BesideTemplate>
      <FileError
        name={fileName}
        reason={error?.message ?? t(state === 'dropped' ? 'fileError.dropped' : 'fileError.unknown')}
        onRetry={file && (() => retry(file))}
        onOther={other}
      />
    </BesideTemplate>
  );
}

function OtherFile() {
  const { t } = useTranslation('bulk-upload');
  return (
    <ButtonLink
      to="/catalog/bulk-upload"
      search={{}}
      variant="default"
      leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('otherFile')}
    </ButtonLink>
  );
}
