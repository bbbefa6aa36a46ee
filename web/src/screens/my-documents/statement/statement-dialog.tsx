import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type Balance, statementLink } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { RangeField } from '#ui/form/dates/range-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useToday } from '../day/use-today.ts';

type Props = { balances: readonly Balance[]; onClose: () => void };

/** Of which payer and which period the statement shall be. */
export default function StatementDialog({ balances, onClose }: Props) {
  const { t } = useTranslation(['documents', 'list']);
  const today = useToday();
  const payers = [...new Map(balances.map(({ payerId, payerName }) => [payerId, payerName]))];
  const [payer, setPayer] = useState(payers[0]?.[0] ?? '');
  const [range, setRange] = useState<{ from?: string | undefined; to?: string | undefined }>({
    from: `${today.slice(0, 8)}01`,
    to: today,
  });
  const [error, setError] = useState<string>();
  const isReady = range.from !== undefined && range.to !== undefined && error === undefined;
  return (
    <Dialog
      title={t('documents:statementDialog.heading')}
      close={t('documents:statementDialog.close')}
      onClose={onClose}
    >
      <div className="grid gap-16">
        <p>{t('documents:statementDialog.lead')}</p>
        {payers.length > 1 && (
          <SelectField
            label={t('documents:statementDialog.payer')}
            choices={payers.map(([value, label]) => ({ value, label }))}
            value={payer}
            onChoose={setPayer}
          />
        )}
        <RangeField
          label={t('documents:statementDialog.period')}
          value={range}
          today={today}
          max={today}
          error={error}
          presets={rangePresets(today, (name) => t(`list:filters.presets.${name}`))}
          onChange={(next, wrong) => {
            setRange(next);
            setError(wrong);
          }}
        />
        {isReady && (
          <Button
            component="a"
            href={statementLink({ payer, from: range.from ?? '', to: range.to ?? '' })}
            download
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('documents:statementDialog.make')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
