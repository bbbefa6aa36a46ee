import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { calendarsQueries, type Transport, type TriedOrder } from '#capabilities/calendars/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/form/dates/day-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/page/card.tsx';
import { readTime } from '../parts/typed-time.ts';
import classes from './try-card.module.css';

type Asked = { shipTo: string; transport: Transport; day: string; time: string };

/** When an order would arrive that nobody has placed: the server answers with what judges every order. */
export function TryCard({ today, shipTo: first = '' }: { today: string; shipTo: string | undefined }) {
  const { t } = useTranslation('calendars');
  const [typed, setTyped] = useState<Asked>({ shipTo: first, transport: 'VAN', day: today, time: '12:00' });
  const [asked, setAsked] = useState<Asked>();
  const [isWrong, setWrong] = useState(false);
  const type = (change: Partial<Asked>) => setTyped((now) => ({ ...now, ...change }));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const time = readTime(typed.time);
    const shipTo = typed.shipTo.trim();
    const isReadable = time !== undefined && /^[A-Za-z0-9_-]{1,40}$/.test(shipTo);
    setWrong(!isReadable);
    if (time !== undefined && isReadable) setAsked({ ...typed, shipTo, time });
  };
  const isTimeWrong = isWrong && readTime(typed.time) === undefined;
  const isShipToWrong = isWrong && !/^[A-Za-z0-9_-]{1,40}$/.test(typed.shipTo.trim());
  return (
    <Card heading={t('try.heading')}>
      <form className={classes.form} onSubmit={ask} noValidate>
        <TextField
          label={t('try.shipTo')}
          autoComplete="off"
          value={typed.shipTo}
          error={isShipToWrong ? t('form.faults.shipTo') : undefined}
          onChange={(shipTo) => type({ shipTo })}
        />
        <SelectField
          label={t('form.transport')}
          value={typed.transport}
          choices={(['VAN', 'TRUCK', 'PICKUP'] as const).map((value) => ({ value, label: t(`transports.${value}`) }))}
          onChoose={(transport) => type({ transport })}
        />
        <DayField label={t('try.day')} today={today} value={typed.day} onChange={(day) => day && type({ day })} />
        <TextField
          label={t('try.time')}
          value={typed.time}
          error={isTimeWrong ? t('form.faults.cutOff') : undefined}
          onChange={(time) => type({ time })}
        />
        <Button type="submit" variant="default" className={classes.ask}>
          {t('try.ask')}
        </Button>
      </form>
      <div aria-live="polite">{asked && <Answer asked={asked} />}</div>
    </Card>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const { t } = useTranslation('calendars');
  const { data, error } = useQuery(calendarsQueries.tried(asked));
  const words = useFailureWords(error);
  if (error) return <p className="mt-12 danger">{[t('try.failed'), words.text].join(' ')}</p>;
  return data ? <Arrival tried={data} /> : null;
}

function Arrival({ tried: { shipTo, arrives, cutOff, isAfterCutOff, skipped } }: { tried: TriedOrder }) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const days = skipped.map(({ date }) => formatDateWithWeekday(language, date)).join(', ');
  return (
    <div className="grid gap-4 mt-12">
      <p className="semibold">
        {arrives
          ? t('try.arrives', { name: shipTo.name, day: formatDateWithWeekday(language, arrives) })
          : t('try.never', { name: shipTo.name })}
      </p>
      {isAfterCutOff && <p className="text-14 muted">{t('try.late', { time: cutOff })}</p>}
      {skipped.length > 0 && <p className="text-14 muted">{t('try.skipped', { days })}</p>}
    </div>
  );
}
