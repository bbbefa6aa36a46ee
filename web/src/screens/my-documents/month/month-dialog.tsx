import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DocumentsFilters, documentsQueries } from '#capabilities/documents/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { formatMonth } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { useToday } from '../day/use-today.ts';
import classes from './month-dialog.module.css';
import { MonthFound } from './month-found.tsx';
import { daysOfMonth, listMonths, wantedMonth } from './months.model.ts';

type Props = { filters: DocumentsFilters; onClose: () => void };

/** Which month it shall be, and how many documents it has, before it is taken. */
export default function MonthDialog({ filters, onClose }: Props) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const today = useToday();
  const [first] = useState(() => wantedMonth(filters, today));
  const [month, setMonth] = useState(first);
  const days = daysOfMonth(month);
  const query = useQuery(documentsQueries.list({ type: 'all', ...days }, 1, language));
  return (
    <Dialog title={t('month.heading')} close={t('statementDialog.close')} onClose={onClose}>
      <div className="grid gap-16">
        <p>{t('month.lead')}</p>
        <SelectField
          label={t('month.month')}
          choices={listMonths(today, first).map((each) => ({
            value: each,
            label: formatMonth(language, `${each}-01`),
          }))}
          value={month}
          onChoose={setMonth}
        />
        <div className={classes.found}>
          <BlockStates
            query={query}
            failed={t('month.failed')}
            help={<AskForHelp reference={errorReference(query.error)} />}
            waiting={<p className="muted">…</p>}
          >
            {({ total }) =>
              // The number of the month before would be a wrong one.
              query.isPlaceholderData ? (
                <p className="muted">…</p>
              ) : (
                <MonthFound month={{ ...days, count: total }} onTake={onClose} />
              )
            }
          </BlockStates>
        </div>
      </div>
    </Dialog>
  );
}
