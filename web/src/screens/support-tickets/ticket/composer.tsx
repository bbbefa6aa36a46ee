import { limits } from '@dray/contract/limits.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { ChosenList, FileWays, useChosenFiles, useDraft } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { useDropTarget } from '#ui/form/files/use-drop-target.ts';
import { focusField } from '#ui/form/focus-field.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FileRulesText } from '../files/file-rules-text.tsx';
import { pastedFiles } from '../files/pasted-files.ts';
import classes from './composer.module.css';
import { useReply } from './use-reply.ts';

export const replyFieldId = 'reply';
const blank = { description: '' };

/** Where one answers. What is typed stays on the device until it is sent; files go after it, one by one. */
export function Composer({ ticketId, isResolved }: { ticketId: string; isResolved: boolean }) {
  const { t } = useTranslation('requests');
  const draft = useDraft(ticketId, blank);
  const chosen = useChosenFiles(ticketId);
  const [isEmptyShown, setEmptyShown] = useState(false);
  const { description } = draft.fields;
  const reply = useReply(ticketId, () => {
    draft.drop();
    return chosen.take();
  });
  const send = () => {
    const length = lengthOf(description);
    setEmptyShown(length === 0);
    if (length === 0 || length > limits.ticketDescription) focusField(replyFieldId);
    else reply.send(description);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!reply.isSending) send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys, files and what is pasted belong to the fields inside.
    <div
      className={classes.composer}
      onKeyDown={onKeyDown}
      onPaste={pastedFiles(chosen.offer)}
      {...useDropTarget(chosen.offer)}
    >
      <TextField
        id={replyFieldId}
        label={t('reply.label')}
        rows={4}
        max={limits.ticketDescription}
        value={description}
        error={isEmptyShown && lengthOf(description) === 0 ? t('reply.empty') : undefined}
        onChange={(text) => draft.change({ description: text })}
        hint={isResolved ? t('reply.reopens') : undefined}
      />
      <ChosenList chosen={chosen} />
      <div className={classes.foot}>
        <FileWays onOffer={chosen.offer} />
        <span className={classes.rules}>
          <FileRulesText isShort />
        </span>
        <Button
          loading={reply.isSending}
          leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
          onClick={send}
        >
          {t('reply.send')}
        </Button>
      </div>
      <p className={`${classes.keys} size-13 line-20 muted`}>
        <span className={classes.byKey}>
          <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('reply.sends')} ·{' '}
        </span>
        {t('reply.draft')}
      </p>
      <p role="status" className={`${classes.told} size-14 medium success`}>
        {reply.isSent && description === '' && t('reply.sent')}
      </p>
    </div>
  );
}
