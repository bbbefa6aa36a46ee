import type { StaffPerson } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { nameOf } from './name-of.ts';
import { PersonDetail } from './person-detail.tsx';
import { useStaffColumns } from './staff-columns.tsx';

type Props = {
  rows: readonly StaffPerson[];
  open: string | undefined;
  onToggle: (uid: string | undefined) => void;
};

/** Each person in a row, which unfolds to their roles one by one and to what was done about them. */
export function StaffList({ rows, open, onToggle }: Props) {
  const { t } = useTranslation('staff');
  const columns = useStaffColumns();
  return (
    <DataList
      label={t('people.list')}
      columns={columns}
      rows={rows}
      keyOf={({ uid }) => uid}
      unfolding={{
        open,
        onToggle,
        label: (person) => t('people.unfold', { name: nameOf(person) }),
        detail: (person) => <PersonDetail person={person} />,
      }}
    />
  );
}
