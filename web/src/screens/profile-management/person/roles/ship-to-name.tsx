import { IconAlertCircle } from '@tabler/icons-react';
import type { RoleRow } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';

/** A ship-to with its number and street, that it is suspended, and what is wrong with the choice for it. */
export function ShipToName({ row, error }: { row: RoleRow; error?: string | undefined }) {
  const { t } = useTranslation('people');
  const facts = [row.id, row.street, ...(row.status === 'Suspended' ? [t('roles.suspended')] : [])];
  return (
    <>
      <span className="block semibold">{row.name}</span>
      <span className="block size-13 regular muted">{facts.join(' · ')}</span>
      {error && (
        <span className="row gap-6 size-13 regular danger" id={`role-${row.id}-error`}>
          <IconAlertCircle size={16} stroke={2} aria-hidden="true" />
          {error}
        </span>
      )}
    </>
  );
}
