import { addDays } from '@dray/contract/calendar-day.ts';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FollowedLists, type Planned, priceListQueries } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/form/dates/day-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import classes from './price-lists.module.css';

type Props = { followed: FollowedLists; onPlan: (planned: Planned) => void };

/** Another list from tomorrow on at the earliest; who follows none may begin today. */
export function PlanForm({ followed: { shipTo, today, lists }, onPlan }: Props) {
  const { t } = useTranslation('price-lists');
  const { data } = useQuery(priceListQueries.lists(shipTo.country));
  const earliest = lists.length === 0 ? today : addDays(today, 1);
  const [priceList, setPriceList] = useState<string>();
  const [validFrom, setValidFrom] = useState<string | undefined>(earliest);
  const [wrongDay, setWrongDay] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (priceList && validFrom && !wrongDay) onPlan({ priceList, validFrom });
  };
  const own = (data?.results ?? []).filter(({ isMarketList }) => !isMarketList);
  return (
    <form className={classes.plan} aria-label={t('plan.heading')} onSubmit={send} noValidate>
      <SelectField
        label={t('plan.list')}
        isRequired
        placeholder={t('plan.choose')}
        value={priceList}
        choices={own.map(({ code, name }) => ({ value: code, label: name ? `${name} (${code})` : code }))}
        error={isTried && !priceList ? t('plan.missing') : undefined}
        onChoose={setPriceList}
      />
      <DayField
        label={t('plan.from')}
        isRequired
        today={today}
        min={earliest}
        value={validFrom}
        onChange={(day, error) => {
          setValidFrom(day);
          setWrongDay(error);
        }}
      />
      <Button type="submit" variant="default" leftSection={<IconEye size={20} stroke={1.75} aria-hidden="true" />}>
        {t('plan.preview')}
      </Button>
    </form>
  );
}
