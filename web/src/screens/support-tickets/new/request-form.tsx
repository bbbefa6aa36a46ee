import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { HelpReference } from '#capabilities/help/index.ts';
import { ChosenList, FileWays, useChosenFiles } from '#capabilities/support/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { useDropTarget } from '#ui/form/files/use-drop-target.ts';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { Note } from '#ui/page/note.tsx';
import { FileRulesText } from '../files/file-rules-text.tsx';
import { pastedFiles } from '../files/pasted-files.ts';
import { AffectedPacks } from './affected-packs.tsx';
import { Answers } from './answers.tsx';
import { CategoryFields } from './category-fields.tsx';
import { DraftNote } from './draft-note.tsx';
import { ReferenceCard } from './reference-card.tsx';
import classes from './request-form.module.css';
import { reasonsFor } from './start-of-request.ts';
import { DescriptionField, TitleField } from './text-fields.tsx';
import { packsOf, type RequestFields, useRequest } from './use-request.ts';
import { useRequestErrors } from './use-request-errors.ts';

type Props = { draftKey: string; reference: HelpReference | undefined; firstWords: string };

/** What happened, to be said in as few steps as possible; everything typed is kept, and nothing too long is cut. */
export function RequestForm({ draftKey, reference, firstWords }: Props) {
  const chosen = useChosenFiles(draftKey);
  const request = useRequest({ draftKey, reference, firstWords, chosen });
  const { fields } = request;
  const isWide = useIsWide();
  const answers = (
    <Answers written={`${fields.title} ${fields.description}`} isFolded={!isWide} onSolved={request.giveUp} />
  );
  return (
    <AsideColumns aside={isWide && answers}>
      <ReferenceCard reference={reference} />
      <Fields request={request} reference={reference}>
        {!isWide && answers}
      </Fields>
    </AsideColumns>
  );
}

type FieldsProps = {
  request: ReturnType<typeof useRequest>;
  reference: HelpReference | undefined;
  children: React.ReactNode;
};

function Fields({ request, reference, children }: FieldsProps) {
  const { t } = useTranslation('requests');
  const { fields, chosen } = request;
  const [tries, setTries] = useState(0);
  const [packsError, setPacksError] = useState<string>();
  const { errors, summary } = useRequestErrors(fields, packsError);
  const areErrorsShown = tries > 0;
  const send = () => {
    setTries(tries + 1);
    if (summary.length === 0) request.send();
  };
  const change = (name: keyof RequestFields) => (text: string) => request.change({ [name]: text });
  return (
    <div
      className={`${classes.form} grid one-column gap-20 card`}
      onPaste={pastedFiles(chosen.offer)}
      {...useDropTarget(chosen.offer)}
    >
      {areErrorsShown && <ErrorSummary key={tries} errors={summary} />}
      <DraftNote request={request} />
      {fields.categoryId === 'complaint' && (
        <AffectedPacks
          reference={reference}
          packs={packsOf(fields)}
          onChange={(packs, error) => {
            setPacksError(error);
            request.change({ packs: packs === undefined ? '' : String(packs) });
          }}
        />
      )}
      <CategoryFields request={request} reasons={reasonsFor(reference)} errors={areErrorsShown ? errors : {}} />
      <TitleField value={fields.title} error={areErrorsShown ? errors.title : undefined} onChange={change('title')} />
      <div className="grid gap-10">
        <DescriptionField
          value={fields.description}
          error={areErrorsShown ? errors.description : undefined}
          onChange={change('description')}
        />
        {children}
      </div>
      <Files chosen={chosen} />
      <Failure error={request.failure} />
      <div className={`${classes.foot} row wrap gap-8-16`}>
        <Button
          loading={request.isSending}
          leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
          onClick={send}
        >
          {t('form.send')}
        </Button>
        <span className="size-13 line-20 muted">{t('form.draftKept')}</span>
      </div>
    </div>
  );
}

function Files({ chosen }: { chosen: FieldsProps['request']['chosen'] }) {
  const { t } = useTranslation('requests');
  return (
    <fieldset className="grid gap-8">
      <legend className="mb-6 text-14 semibold">{t('files.label')}</legend>
      <div className={classes.zone}>
        <FileWays onOffer={chosen.offer} />
        <span className="size-13 line-20 muted">
          <FileRulesText isShort={!useIsWide()} />
        </span>
      </div>
      <ChosenList chosen={chosen} />
    </fieldset>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('requests');
  const { text, reference } = useFailureWords(error);
  if (!error) return null;
  return (
    <Note tone="danger" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <strong>{t('form.failed')}</strong>
      <p>
        {text} {reference}
      </p>
    </Note>
  );
}
