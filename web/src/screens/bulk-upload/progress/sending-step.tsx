import { type CurrentUpload, startUpload, stopUpload } from '#capabilities/bulk-upload/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { Loader } from '#ui/loader.tsx';
import { BesideTemplate } from '../frame/beside-template.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { FileError } from './file-error.tsx';
import { ProgressCard } from './progress-card.tsx';

type Upload = Extract<CurrentUpload, { state: 'sending' | 'failed' }>;

/** The file on its way, byte by byte, or why it did not get there. */
export const SendingStep = ({ upload }: { upload: Upload }) => (
  <StepFrame step={upload.state === 'failed' ? 'choose' : 'check'}>
    <BesideTemplate>{upload.state === 'failed' ? <Failed {...upload} /> : <Sending {...upload} />}</BesideTemplate>
  </StepFrame>
);

function Sending({ file, sentBytes }: Upload) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const bytes = { sent: formatBytes(language, sentBytes), size: formatBytes(language, file.size) };
  return (
    <ProgressCard name={file.name} facts={bytes.size} onCancel={stopUpload}>
      <ProgressBar label={t('progress.uploading')} value={sentBytes} max={file.size}>
        {t('progress.sent', bytes)}
      </ProgressBar>
      {sentBytes === file.size && (
        <p className="row wrap gap-4-8 size-15 line-20" role="status">
          <Loader size={18} /> {t('progress.judging')}. {t('progress.mayLeave')}
        </p>
      )}
    </ProgressCard>
  );
}

function Failed({ file, failure }: Extract<Upload, { state: 'failed' }>) {
  const { text, reference } = useFailureWords(failure);
  // What is wrong with a file is mended by its owner; nobody has to be asked about it.
  const isOwnFault = failure instanceof CallRefused && failure.status < 500;
  return (
    <FileError
      name={file.name}
      reason={isOwnFault || !reference ? text : `${text} ${reference}`}
      onRetry={() => void startUpload(file)}
      onOther={stopUpload}
    />
  );
}
