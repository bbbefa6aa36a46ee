import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { CopyButton } from '#ui/overlay/toasts/copy-button.tsx';
import { Note } from '#ui/page/note.tsx';
import classes from './command-note.module.css';

/** Where nobody else could approve: what is typed on the server instead. */
export function CommandNote({ command }: { command: string }) {
  const { t } = useTranslation('staff');
  return (
    <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
      <p>{t('changes.nobodyElse')}</p>
      <p className="row gap-4">
        <code className={`${classes.command} anywhere`}>{command}</code>
        <CopyButton
          label={t('changes.copyCommand')}
          text={command}
          done={t('changes.copied')}
          failed={t('changes.notCopied')}
        />
      </p>
    </Note>
  );
}
