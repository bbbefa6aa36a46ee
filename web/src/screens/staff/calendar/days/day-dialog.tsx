import { useState } from 'react';
import { type Market, useAddException } from '#capabilities/calendars/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';
import { Foreseen } from '../parts/foreseen.tsx';
import type { AskedKind } from './asked-kind.ts';
import { FormFoot } from './form-foot.tsx';
import { HolidayForm } from './holiday-form.tsx';
import { type DayFault, findDayFaults, noDay, type TypedDay, toException } from './typed-day.ts';
import { useSaved } from './use-saved.ts';

type Props = { country: Market; day: string; asked: AskedKind; onClose: () => void };

/** Makes one day differ. Whom it hits is there before it is saved; nothing typed is lost, whatever the answer is. */
export function DayDialog({ country, day, asked, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  return (
    <Dialog title={formatDateWithWeekday(language, day)} close={t('form.cancel')} onClose={onClose} size="md">
      {asked === 'holiday' ? (
        <HolidayForm country={country} day={day} onClose={onClose} />
      ) : (
        <ExceptionForm country={country} day={day} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ExceptionForm({ country, day, onClose }: Omit<Props, 'asked'>) {
  const { t } = useTranslation('calendars');
  const [typed, setTyped] = useState<TypedDay>(noDay);
  const [faults, setFaults] = useState<readonly DayFault[]>([]);
  const add = useAddException();
  const onSaved = useSaved(onClose);
  const wanted = toException(typed, country, day);
  const type = (change: Partial<TypedDay>) => {
    setTyped((now) => ({ ...now, ...change }));
    setFaults((now) => now.filter((fault) => !(fault in change)));
  };
  const save = () => {
    setFaults(findDayFaults(typed));
    if (wanted) add.mutate(wanted, { onSuccess: ({ notified }) => onSaved(notified) });
  };
  const isShipToUnknown = add.error instanceof CallRefused && add.error.code === 'SHIP_TO_NOT_FOUND';
  const errorAt = (fault: DayFault) => (faults.includes(fault) ? t(`form.faults.${fault}`) : undefined);
  return (
    <form
      className="grid one-column gap-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <KindField typed={typed} onType={type} />
      {typed.kind === 'earlier-cut-off' && (
        <TextField
          label={t('form.cutOff')}
          hint={t('form.cutOffHint')}
          isRequired
          value={typed.cutOff}
          error={errorAt('cutOff')}
          onChange={(cutOff) => type({ cutOff })}
        />
      )}
      <TextField
        label={t('form.shipTo')}
        hint={t('form.shipToHint')}
        autoComplete="off"
        value={typed.shipTo}
        error={errorAt('shipTo') ?? (isShipToUnknown ? add.error?.message : undefined)}
        onChange={(shipTo) => type({ shipTo })}
      />
      <TransportField typed={typed} onType={type} />
      <TextField label={t('form.note')} max={200} value={typed.note} onChange={(note) => type({ note })} />
      {wanted && (
        <Foreseen
          closing={{
            country,
            date: day,
            kind: wanted.kind,
            ...(wanted.shipToId ? { shipTo: wanted.shipToId } : {}),
            ...(wanted.transportType ? { transport: wanted.transportType } : {}),
            ...(wanted.cutOff ? { cutOff: wanted.cutOff } : {}),
          }}
        />
      )}
      <FailedNote text={t('form.notSaved')} error={add.error} />
      <FormFoot isSaving={add.isPending} onClose={onClose} />
    </form>
  );
}

type FieldProps = { typed: TypedDay; onType: (change: Partial<TypedDay>) => void };

function KindField({ typed, onType }: FieldProps) {
  const { t } = useTranslation('calendars');
  return (
    <SelectField
      label={t('form.kind')}
      value={typed.kind}
      choices={(['closed', 'extra-day', 'earlier-cut-off'] as const).map((value) => ({
        value,
        label: t(`kindChoices.${value}`),
      }))}
      onChoose={(kind) => onType({ kind })}
    />
  );
}

function TransportField({ typed, onType }: FieldProps) {
  const { t } = useTranslation('calendars');
  return (
    <SelectField
      label={t('form.transport')}
      value={typed.transport}
      choices={(['all', 'VAN', 'TRUCK', 'PICKUP'] as const).map((value) => ({
        value,
        label: t(`transports.${value}`),
      }))}
      onChoose={(transport) => onType({ transport })}
    />
  );
}
