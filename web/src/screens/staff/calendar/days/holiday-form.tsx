import { customs, languages } from '@dray/contract/languages.ts';
import { marketOf } from '@dray/contract/markets.ts';
import { useState } from 'react';
import { type Market, useAddHoliday } from '#capabilities/calendars/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';
import { Foreseen } from '../parts/foreseen.tsx';
import { FormFoot } from './form-foot.tsx';
import { useSaved } from './use-saved.ts';

const maxName = 80;

type Props = { country: Market; day: string; onClose: () => void };

/** A public holiday, once or every year, with its name in the languages that are read in its market. */
export function HolidayForm({ country, day, onClose }: Props) {
  const { t } = useTranslation('calendars');
  const [isYearly, setYearly] = useState(false);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const add = useAddHoliday();
  const onSaved = useSaved(onClose);
  const own = marketOf(country).language;
  const shown = languages.filter((language) => language === own || language === 'en');
  const save = () => {
    const named = Object.entries(names).flatMap(([language, name]) => (name.trim() ? [[language, name.trim()]] : []));
    const wanted = { country, date: day, isYearly, name: Object.fromEntries(named) as Record<string, string> };
    add.mutate(wanted, { onSuccess: ({ notified }) => onSaved(notified) });
  };
  return (
    <form
      className="grid one-column gap-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {shown.map((language) => (
        <TextField
          key={language}
          label={t('form.name', { language: customs[language].endonym })}
          max={maxName}
          value={names[language] ?? ''}
          onChange={(name) => setNames((now) => ({ ...now, [language]: name }))}
        />
      ))}
      <SwitchField label={t('form.yearly')} isOn={isYearly} onChange={setYearly} />
      <Foreseen closing={{ country, date: day, kind: 'closed' }} />
      <FailedNote text={t('form.notSaved')} error={add.error} />
      <FormFoot isSaving={add.isPending} onClose={onClose} />
    </form>
  );
}
