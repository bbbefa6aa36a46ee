import { failureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { FileRow } from './file-row.tsx';
import { type OutgoingFile, retryFile, stopFile } from './outgoing-files.ts';

/** Files on their way: how much of each has left; one that did not arrive keeps its reason and a try of its own. */
export function OutgoingList({ files }: { files: readonly OutgoingFile[] }) {
  const { t } = useTranslation('requests');
  const { t: errors } = useTranslation('errors');
  if (files.length === 0) return null;
  const problemOf = (each: OutgoingFile) =>
    each.state === 'failed'
      ? {
          heading: t('files.notSent', { name: each.file.name }),
          text: failureWords(errors, each.failure).text,
        }
      : undefined;
  return (
    <ul className="grid one-column gap-8" aria-label={t('files.outgoing')}>
      {files.map((each) => {
        const { key, file, state } = each;
        const label =
          state === 'failed' ? t('files.remove', { name: file.name }) : t('files.cancel', { name: file.name });
        return (
          <FileRow
            key={key}
            file={file}
            problem={problemOf(each)}
            sentBytes={state === 'sending' ? each.sentBytes : undefined}
            remove={{ label, run: () => stopFile(key) }}
            onRetry={state === 'failed' ? () => retryFile(key) : undefined}
          />
        );
      })}
    </ul>
  );
}
