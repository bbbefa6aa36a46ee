import { Link } from '@tanstack/react-router';
import type { Person } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { usePeopleColumns } from './people-columns.tsx';

export function PeopleList({ rows }: { rows: readonly Person[] }) {
  const { t } = useTranslation('people');
  const columns = usePeopleColumns();
  return (
    <DataList
      label={t('listHeading')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      opening={{
        link: ({ id }, look) => (
          <Link
            to="/profile/management"
            search={(now: object) => ({ ...now, person: id })}
            data-person={id}
            {...look}
          />
        ),
      }}
    />
  );
}
