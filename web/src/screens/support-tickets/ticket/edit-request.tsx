import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rewriteTicket, type Ticket, ticketsKey, ticketsQueries } from '#capabilities/support/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { CategoryFields } from '../new/category-fields.tsx';
import { DescriptionField, TitleField } from '../new/text-fields.tsx';
import { useRequestErrors, type WrittenFields } from '../new/use-request-errors.ts';

type Props = {
  ticket: Ticket;
  /** What was typed outlives a dialog that is closed by mistake. */
  fields: WrittenFields;
  onChange: (fields: WrittenFields) => void;
  onSaved: () => void;
  onClose: () => void;
};

/** What its author wrote, as long as customer service has not begun with it (T90). */
export function EditRequest({ ticket, fields, onChange, onSaved, onClose }: Props) {
  const { t } = useTranslation(['requests', 'common']);
  const [tries, setTries] = useState(0);
  const { errors, summary } = useRequestErrors(fields);
  const saving = useSaving(ticket, onSaved);
  const change = (changed: Partial<WrittenFields>) => onChange({ ...fields, ...changed });
  const areErrorsShown = tries > 0;
  const save = () => {
    setTries(tries + 1);
    if (summary.length === 0) saving.mutate(fields);
  };
  return (
    <Dialog
      title={t('edit.heading', { number: ticket.caseNumber })}
      close={t('common:cancel')}
      onClose={onClose}
      size="md"
    >
      <div className="grid one-column gap-16">
        {areErrorsShown && <ErrorSummary key={tries} errors={summary} />}
        <TitleField
          value={fields.title}
          error={areErrorsShown ? errors.title : undefined}
          onChange={(title) => change({ title })}
          autoFocus
        />
        <CategoryFields request={{ fields, change }} errors={areErrorsShown ? errors : {}} />
        <DescriptionField
          value={fields.description}
          error={areErrorsShown ? errors.description : undefined}
          onChange={(description) => change({ description })}
        />
        <Failure error={saving.error} />
        <div className="flex wrap gap-8">
          <Button loading={saving.isPending} onClick={save}>
            {t('edit.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useSaving({ id }: Ticket, onSaved: () => void) {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: (fields: WrittenFields) => rewriteTicket(id, fields),
    onSuccess: (saved) => {
      client.setQueryData(ticketsQueries.one(id, language).queryKey, saved);
      void client.invalidateQueries({ queryKey: ticketsKey });
      onSaved();
    },
    // An author who was too late reads why, keeps what they typed, and finds the answer behind the dialog.
    onError: () => client.invalidateQueries({ queryKey: ticketsKey }),
  });
}

function Failure({ error }: { error: unknown }) {
  const { text, reference } = useFailureWords(error);
  if (!error) return null;
  return (
    <p role="alert" className="danger">
      {text} {reference}
    </p>
  );
}
