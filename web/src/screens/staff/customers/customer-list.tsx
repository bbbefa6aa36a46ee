import { Link } from '@tanstack/react-router';
import type { CustomerOnWire } from '#capabilities/customers/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { useCustomerColumns } from './customer-columns.tsx';

type Props = { rows: readonly CustomerOnWire[]; isSearched: boolean };

/** Each customer in a row that leads to their page. */
export function CustomerList({ rows, isSearched }: Props) {
  const { t } = useTranslation('customers');
  const columns = useCustomerColumns(isSearched);
  return (
    <DataList
      label={t('list')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      opening={{
        link: ({ id }, look) => <Link to="/staff/customers/$companyId" params={{ companyId: id }} {...look} />,
      }}
    />
  );
}
