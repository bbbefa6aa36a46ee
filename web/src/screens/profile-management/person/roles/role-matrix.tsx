import type { KeyboardEvent } from 'react';
import { type AssignableRoles, type Choice, noAccess, type RoleRow, useRoleName } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { SheetTable } from '#ui/list/sheet-table.tsx';
import { columnsOf } from './matrix-columns.ts';
import { moveInMatrix } from './move-in-matrix.ts';
import classes from './role-matrix.module.css';
import { ShipToName } from './ship-to-name.tsx';

type Props = {
  rows: readonly RoleRow[];
  roles: AssignableRoles['roles'];
  before: Choice;
  choice: Choice;
  /** What is wrong at a ship-to, by its id. */
  errors: Readonly<Record<string, string>>;
  onChoose: (shipToId: string, roleid: string) => void;
};

export const rowId = (shipToId: string): string => `role-${shipToId}`;

/** A role for each ship-to: a line of choices where there is room, a list to choose from where there is not. */
export function RoleMatrix(props: Props) {
  return useIsWide() ? <Matrix {...props} /> : <Lists {...props} />;
}

function Matrix({ rows, roles, before, choice, errors, onChoose }: Props) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const shown = columnsOf(rows, roles, before, choice);
  const columns = [
    { key: 'shipTo', head: t('roles.shipTo'), className: classes.first },
    ...shown.map(({ roleid, rolename }) => ({ key: roleid, head: roleName(rolename), className: classes.head })),
    { key: noAccess, head: t('roles.none'), className: classes.head },
  ];
  const choices = [...shown.map(({ roleid }) => roleid), noAccess];
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.head ?? '';
  return (
    <div className={classes.frame}>
      <SheetTable
        label={t('roles.heading')}
        className={classes.matrix}
        columns={columns}
        onKeyDown={(event) => moveInMatrix(event as KeyboardEvent<HTMLElement>)}
      >
        {rows.map((row) => (
          <tr key={row.id} id={rowId(row.id)} data-matrix-row="" data-wrong={errors[row.id] ? true : undefined}>
            <th scope="row">
              <ShipToName row={row} error={errors[row.id]} />
            </th>
            {choices.map((key) => (
              <td key={key} data-chosen={choice[row.id] === key || undefined}>
                <input
                  type="radio"
                  className={classes.radio}
                  name={`role-of-${row.id}`}
                  value={key}
                  checked={choice[row.id] === key}
                  disabled={key !== noAccess && key !== before[row.id] && !row.roleids.includes(key)}
                  data-before={before[row.id] === key && choice[row.id] !== key ? true : undefined}
                  aria-label={`${t('roles.cell', { shipTo: row.name, role: nameOf(key) })}${
                    before[row.id] === key && choice[row.id] !== key ? ` ${t('roles.before')}` : ''
                  }`}
                  aria-describedby={errors[row.id] ? `${rowId(row.id)}-error` : undefined}
                  onChange={() => onChoose(row.id, key)}
                />
              </td>
            ))}
          </tr>
        ))}
      </SheetTable>
    </div>
  );
}

function Lists({ rows, roles, before, choice, errors, onChoose }: Props) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const named = (roleid: string | undefined) =>
    roleid === noAccess ? t('roles.none') : roleName(roles.find((role) => role.roleid === roleid)?.rolename ?? '');
  return (
    <div className="grid gap-16">
      {rows.map((row) => {
        const was = before[row.id];
        const given = roles.filter(({ roleid }) => row.roleids.includes(roleid) || roleid === was);
        return (
          <div key={row.id} className="grid gap-8">
            <ShipToName row={row} />
            <SelectField
              id={rowId(row.id)}
              label={row.name}
              isLabelHidden
              value={choice[row.id]}
              placeholder={t('roles.choose')}
              error={errors[row.id]}
              hint={was !== undefined && was !== choice[row.id] ? t('roles.soFar', { role: named(was) }) : undefined}
              choices={[
                ...given.map(({ roleid, rolename }) => ({ value: roleid, label: roleName(rolename) })),
                { value: noAccess, label: t('roles.none') },
              ]}
              onChoose={(roleid) => onChoose(row.id, roleid)}
            />
          </div>
        );
      })}
    </div>
  );
}
