import { IconLock, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import type { WholeRequest } from '#capabilities/requests-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { AnswerForm } from './answer-form.tsx';
import classes from './composer.module.css';
import { NoteForm } from './note-form.tsx';

/** An answer to the customer, or a note for colleagues; each looks like what it becomes. */
export function Composer({ request }: { request: WholeRequest }) {
  const { t } = useTranslation('requests-desk');
  const [mode, setMode] = useState<'answer' | 'note'>(request.canAnswer ? 'answer' : 'note');
  const isNote = mode === 'note' || !request.canAnswer;
  return (
    <div className={classes.composer} data-note={isNote || undefined}>
      {request.canAnswer && (
        <Segments
          label={t('reply.mode')}
          value={mode}
          segments={[
            {
              value: 'answer',
              label: t('reply.answer'),
              icon: <IconMessage size={18} stroke={1.75} aria-hidden="true" />,
            },
            { value: 'note', label: t('reply.note'), icon: <IconLock size={18} stroke={1.75} aria-hidden="true" /> },
          ]}
          onChoose={setMode}
        />
      )}
      {isNote ? <NoteForm request={request} /> : <AnswerForm request={request} />}
    </div>
  );
}
