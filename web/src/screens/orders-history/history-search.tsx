import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import type { OrdersAddress } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './history-search.module.css';

/** Finds an order by any of its numbers; what was looked for stands in the address. */
export function HistorySearch({ address: { q = '' } }: { address: OrdersAddress }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const id = useId();
  const look = (form: FormData) => {
    const wanted = String(form.get('q') ?? '').trim();
    void navigate({ to: '/orders/history', search: wanted ? { q: wanted } : {}, resetScroll: false });
  };
  return (
    <search data-print="no">
      <form key={q} action={look} className={classes.form}>
        <label htmlFor={id} className={classes.label}>
          {t('search.label')}
        </label>
        <span className={classes.field}>
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={60}
            autoComplete="off"
            className={classes.input}
          />
        </span>
        <Button type="submit" variant="default">
          {t('search.find')}
        </Button>
      </form>
    </search>
  );
}
