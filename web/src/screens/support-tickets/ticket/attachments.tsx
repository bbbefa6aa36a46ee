import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Attachment, removeAttachment, ticketsKey } from '#capabilities/support/index.ts';
import { languageParameter } from '#platform/texts/language.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './attachments.module.css';

/** Files that came with a message, to be saved; what nobody has answered yet can be taken back. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation('requests');
  if (files.length === 0) return null;
  return (
    <ul className="flex wrap gap-8" aria-label={t('ticket.files')}>
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <AttachedFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function AttachedFile({ file: { id, name, size, link, isRemovable } }: { file: Attachment }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeAttachment(id),
    onSettled: () => client.invalidateQueries({ queryKey: ticketsKey }),
    onError: (failure) =>
      showFailure({
        topic: `attachment ${id}`,
        text: t('ticket.removeFailed', { name }),
        failure,
        retry: () => removing.mutate(),
      }),
  });
  return (
    <>
      <a className={classes.link} href={`${link}?${new URLSearchParams([languageParameter()])}`} download={name}>
        <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
        <span className="grid shrinkable">
          <span className={`${classes.name} anywhere`}>
            <VisuallyHidden>{`${t('ticket.download')} `}</VisuallyHidden>
            {name}
          </span>
          <span className="size-13 muted">{formatBytes(language, size)}</span>
        </span>
        <IconDownload size={18} stroke={1.75} aria-hidden="true" />
      </a>
      {isRemovable && (
        <IconButton
          label={t('ticket.removeFile', { name })}
          tone="danger"
          disabled={removing.isPending}
          onClick={() => removing.mutate()}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
