import type { CustomerPage } from '@dray/contract/customers/customer-shapes.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** How many there are, politely announced when a search has changed it. */
export function FoundCount({ page }: { page: CustomerPage | undefined }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const n = formatNumber(language, page?.total ?? 0);
  return (
    <p className="text-14 muted" role="status">
      {page ? (page.totalIsAtLeast ? t('more', { n }) : t('found', { count: page.total, n })) : '\u00a0'}
    </p>
  );
}
