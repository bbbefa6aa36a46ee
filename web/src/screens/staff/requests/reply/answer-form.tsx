import { limits } from '@dray/contract/limits.ts';
import { IconSend } from '@tabler/icons-react';
import type { WholeRequest } from '#capabilities/requests-desk/index.ts';
import { ChosenList, FileWays, maxFiles, namedMaxBytes, namedTypes } from '#capabilities/support/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { typeNames } from '#ui/form/files/judge-files.ts';
import { useDropTarget } from '#ui/form/files/use-drop-target.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';
import { CannedMenu } from './canned-menu.tsx';
import classes from './composer.module.css';
import { Meanwhile } from './meanwhile.tsx';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import { answerFieldId } from './reply-field.ts';
import { useAnswerForm } from './use-answer-form.ts';

const asItFollows = 'follows';

/** What the customer reads. It is kept on the device until it is sent, and says when somebody else was faster. */
export function AnswerForm({ request }: { request: WholeRequest }) {
  const { t } = useTranslation('requests-desk');
  const form = useAnswerForm(request);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and files belong to the fields inside.
    <div className={classes.form} onKeyDown={onCtrlEnter(form.send)} {...useDropTarget(form.chosen.offer)}>
      <CannedMenu request={request} onInsert={form.insert} />
      <Meanwhile name={form.writtenBy} />
      <TextField
        id={answerFieldId}
        label={t('reply.label')}
        rows={5}
        max={limits.ticketDescription}
        value={form.text}
        error={form.isEmptyShown ? t('reply.empty') : undefined}
        onChange={form.write}
      />
      <ChosenList chosen={form.chosen} />
      <FailedNote text={t('reply.failed')} error={form.error} />
      <div className={classes.foot}>
        <FileWays onOffer={form.chosen.offer} />
        <Rules />
        <SelectField
          label={t('reply.then')}
          value={form.status ?? asItFollows}
          choices={[
            { value: asItFollows, label: form.usualStatus },
            ...request.moves.map(({ status, text }) => ({ value: status, label: text })),
          ]}
          onChoose={(chosen) => form.setStatus(chosen === asItFollows ? undefined : chosen)}
        />
        <Button
          loading={form.isSending}
          leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
          onClick={form.send}
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
      <p role="status" className={`${classes.reported} size-14 medium success`}>
        {form.isSent && t('reply.sent')}
      </p>
    </div>
  );
}

function Rules() {
  const { t } = useTranslation('requests-desk');
  const size = formatBytes(useLanguage(), namedMaxBytes);
  return (
    <span className={classes.rules}>{t('reply.rules', { types: typeNames(namedTypes), size, most: maxFiles })}</span>
  );
}
