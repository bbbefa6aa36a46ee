import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { noteSeen, readBulkUploadAddress, useCurrentUpload } from '#capabilities/bulk-upload/index.ts';
import { ChooseStep } from './choose/choose-step.tsx';
import { JobStep } from './job-step.tsx';
import { SendingStep } from './progress/sending-step.tsx';

/** Many orders from one file: chosen, checked row by row, mended where it is, and sent (O8, moment 24). */
export function BulkUploadScreen() {
  const { job, view } = readBulkUploadAddress(useSearch({ strict: false }));
  const upload = useCurrentUpload();
  useFollowing(job);
  if (job) return <JobStep key={job} jobId={job} view={view} />;
  return upload?.state === 'sending' || upload?.state === 'failed' ? <SendingStep upload={upload} /> : <ChooseStep />;
}

/** Leads to an upload when it has arrived; also somebody who was elsewhere meanwhile, but once. */
function useFollowing(job: string | undefined): void {
  const navigate = useNavigate();
  const upload = useCurrentUpload();
  const arrived = upload?.state === 'arrived' ? upload.jobId : undefined;
  const follow = useEffectEvent((jobId: string) => {
    noteSeen(jobId);
    if (!job) void navigate({ to: '/catalog/bulk-upload', search: { job: jobId }, replace: true });
  });
  useEffect(() => {
    if (arrived) follow(arrived);
  }, [arrived]);
}
