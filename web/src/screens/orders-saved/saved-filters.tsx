import { IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { isNarrowed, type SavedOrdersAddress } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './saved-filters.module.css';

const noShipTos: never[] = [];

/** Narrows the list as soon as something is chosen; what is chosen stands in the address. */
export function SavedFilters({ address }: { address: SavedOrdersAddress }) {
  const { t } = useTranslation('saved-orders');
  const navigate = useNavigate();
  const shipTos = useSession().user?.shipTos ?? noShipTos;
  const id = useId();
  const { shipTo, from, to } = address;
  const narrow = (change: Partial<Record<'shipTo' | 'from' | 'to', string>>) => {
    const wanted = { shipTo, from, to, ...change };
    const search = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value));
    void navigate({ to: '/orders/saved', search, resetScroll: false });
  };
  return (
    <search aria-label={t('filters.label')} className={classes.filters} data-print="no">
      {shipTos.length > 1 && (
        <div className={classes.place}>
          <label htmlFor={`${id}place`}>{t('filters.place')}</label>
          <select
            id={`${id}place`}
            value={shipTo ?? ''}
            onChange={({ currentTarget }) => narrow({ shipTo: currentTarget.value })}
          >
            <option value="">{t('filters.allPlaces')}</option>
            {shipTos.map((each) => (
              <option key={each.id} value={each.id}>
                {shipToName(each)}
              </option>
            ))}
          </select>
        </div>
      )}
      <DayField
        id={`${id}from`}
        label={t('filters.from')}
        day={from}
        latest={to}
        onDay={(day) => narrow({ from: day })}
      />
      <DayField id={`${id}to`} label={t('filters.to')} day={to} earliest={from} onDay={(day) => narrow({ to: day })} />
      {isNarrowed(address) && (
        <Button
          variant="default"
          leftSection={<IconX size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/orders/saved', search: {}, resetScroll: false })}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}

type DayFieldProps = {
  id: string;
  label: string;
  day: string | undefined;
  earliest?: string | undefined;
  latest?: string | undefined;
  onDay: (day: string) => void;
};

/** The browser's own field for a day: it can be typed and picked, and opens under the thumb on a phone. */
const DayField = ({ id, label, day, earliest, latest, onDay }: DayFieldProps) => (
  <div>
    <label htmlFor={id}>{label}</label>
    <input
      key={day ?? ''}
      id={id}
      type="date"
      defaultValue={day ?? ''}
      min={earliest}
      max={latest}
      onChange={({ currentTarget }) => {
        // A year that is still being typed is a day, too: of the first century.
        const { value } = currentTarget;
        if (value === '' ? day !== undefined : value > '2000') onDay(value);
      }}
    />
  </div>
);
