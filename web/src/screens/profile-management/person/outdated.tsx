import { IconAlertTriangle } from '@tabler/icons-react';
import {
  type AssignableRoles,
  changedRows,
  choiceOf,
  noAccess,
  type Person,
  rowsOf,
  useRoleName,
} from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

type Props = { before: Person; now: Person; offered: AssignableRoles };

/** Somebody else was faster: what they changed, while what was chosen here is kept. */
export function Outdated({ before, now, offered }: Props) {
  const { t } = useTranslation('people');
  const changes = useChanges({ before, now, offered });
  return (
    <Note tone="warning" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <strong>{t('outdated.heading')}</strong>
      <p>{t('outdated.text')}</p>
      <ul>
        {(changes.length > 0 ? changes : [t('outdated.other')]).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{t('outdated.again')}</p>
    </Note>
  );
}

function useChanges({ before, now, offered }: Props): string[] {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const rows = rowsOf(offered.companies);
  const [had, has] = [choiceOf(before, rows, offered.roles), choiceOf(now, rows, offered.roles)];
  const named = (roleid: string | undefined) =>
    roleid === undefined || roleid === noAccess
      ? t('roles.none')
      : roleName(offered.roles.find((role) => role.roleid === roleid)?.rolename ?? roleid);
  const status = { from: t(`status.${before.status}`), to: t(`status.${now.status}`) };
  return [
    ...(before.status === now.status ? [] : [t('outdated.status', status)]),
    ...changedRows(rows, had, has).map(({ id, name }) =>
      t('roles.change', { shipTo: name, from: named(had[id]), to: named(has[id]) }),
    ),
  ];
}
