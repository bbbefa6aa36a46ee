import { type AssignableRoles, noAccess, type RoleRow, useRoleName } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ChoiceMenu } from '#ui/overlay/choice-menu.tsx';

type Props = {
  rows: readonly RoleRow[];
  roles: AssignableRoles['roles'];
  onChoose: (roleid: string) => void;
};

const sideOrder = ['pub', 'warehouse', 'company', 'empties', 'academy'] as const;

/** One role for every ship-to, those of the whole company among them. */
export function ApplyToAll({ rows, roles, onChoose }: Props) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const given = sideOrder.flatMap((side) =>
    roles.filter((role) => role.side === side && rows.some(({ roleids }) => roleids.includes(role.roleid))),
  );
  return (
    <ChoiceMenu
      label={t('roles.heading')}
      trigger={t('roles.all')}
      look="outlined"
      value=""
      choices={[
        ...given.map(({ roleid, rolename }) => ({ value: roleid, label: roleName(rolename) })),
        { value: noAccess, label: t('roles.none') },
      ]}
      onChoose={onChoose}
    />
  );
}
