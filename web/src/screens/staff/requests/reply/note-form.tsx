import { limits } from '@dray/contract/limits.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { useState } from 'react';
import { useNote, type WholeRequest } from '#capabilities/requests-desk/index.ts';
import { useDraft } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { focusField } from '#ui/form/focus-field.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';
import classes from './composer.module.css';
import { onCtrlEnter } from './on-ctrl-enter.ts';

const noteFieldId = 'note';

/** What only colleagues read. */
export function NoteForm({ request: { id } }: { request: WholeRequest }) {
  const { t } = useTranslation('requests-desk');
  const draft = useDraft(`note ${id}`, { text: '' });
  const [isTried, setTried] = useState(false);
  const note = useNote(id);
  const { text } = draft.fields;
  const isEmpty = text.trim() === '';
  const save = () => {
    setTried(true);
    if (isEmpty || lengthOf(text) > limits.ticketDescription) return focusField(noteFieldId);
    if (note.isPending) return;
    note.mutate(text, {
      onSuccess: () => {
        draft.drop();
        setTried(false);
      },
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the field inside.
    <div className={classes.form} onKeyDown={onCtrlEnter(save)}>
      <TextField
        id={noteFieldId}
        label={t('reply.noteLabel')}
        hint={t('reply.noteHint')}
        rows={3}
        max={limits.ticketDescription}
        value={text}
        error={isTried && isEmpty ? t('reply.empty') : undefined}
        onChange={(written) => draft.change({ text: written })}
      />
      <FailedNote text={t('reply.noteFailed')} error={note.error} />
      <div className={classes.foot}>
        <Button variant="default" loading={note.isPending} onClick={save}>
          {t('reply.saveNote')}
        </Button>
      </div>
      <p role="status" className={`${classes.reported} size-14 medium success`}>
        {note.isSuccess && isEmpty && t('reply.noted')}
      </p>
    </div>
  );
}
