import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { useStaffWords } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

/** What there would be to see with another right, so that nobody takes it for missing. */
export function Hidden({ customer: { hidden } }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const words = useStaffWords();
  if (hidden.length === 0) return null;
  return (
    <Card heading={t('page.hidden.heading')}>
      <ul className="grid gap-4 text-14 muted">
        {hidden.map(({ block, right }) => (
          <li key={block}>
            {t('page.hidden.block', { block: t(`page.blocks.${block}`), right: words.right(right as StaffRight) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
