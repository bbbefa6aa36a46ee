import type { OrderDeskFilters } from '#capabilities/order-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** Far down nobody counts pages: the list begins anew behind the last row that is shown. */
export function OlderLink({ filters, last }: { filters: OrderDeskFilters; last: string | undefined }) {
  const { t } = useTranslation('staff-orders');
  if (last === undefined) return null;
  return (
    <div data-print="no">
      <ButtonLink to="/staff/orders" search={{ ...filters, before: last }} variant="quiet">
        {t('older', { order: last })}
      </ButtonLink>
    </div>
  );
}
