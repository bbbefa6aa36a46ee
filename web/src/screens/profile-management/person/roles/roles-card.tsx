import { IconInfoCircle } from '@tabler/icons-react';
import { noAccess, useRoleName } from '#capabilities/people/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Card } from '#ui/page/card.tsx';
import { ApplyToAll } from './apply-to-all.tsx';
import { BesideSwitches } from './beside-switches.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import classes from './roles-card.module.css';
import type { RoleChoice } from './use-role-choice.ts';

type Props = {
  heading: string;
  roleChoice: RoleChoice;
  errors: Readonly<Record<string, string>>;
  /** Whether what was before is shown. */
  isChange: boolean;
};

export function RolesCard({ heading, roleChoice, errors, isChange }: Props) {
  const { t } = useTranslation('people');
  const { rows, roles, before, choice, choose, chooseAll } = roleChoice;
  return (
    <Card heading={heading} actions={<ApplyToAll rows={rows} roles={roles} onChoose={chooseAll} />}>
      <RoleMatrix rows={rows} roles={roles} before={before} choice={choice} errors={errors} onChoose={choose} />
      {useIsWide() && <p className="mt-12 size-13 muted">{t('roles.keys')}</p>}
      <BesideSwitches roleChoice={roleChoice} />
      {isChange && <Changes roleChoice={roleChoice} />}
    </Card>
  );
}

/** What will be saved, in words. */
function Changes({ roleChoice }: { roleChoice: RoleChoice }) {
  const { changed, changedBesides, besides, before, choice, roles } = roleChoice;
  const count = changed.length + changedBesides.length;
  const { t } = useTranslation('people');
  const language = useLanguage();
  const roleName = useRoleName();
  const named = (roleid: string | undefined) =>
    roleid === undefined || roleid === noAccess
      ? t('roles.none')
      : roleName(roles.find((role) => role.roleid === roleid)?.rolename ?? roleid);
  return (
    <p role="status" className={`${classes.changes} flex align-start gap-8 mt-12 size-14`}>
      {count > 0 && (
        <>
          <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
          <span>
            <strong>{t('roles.changes', { count, n: formatNumber(language, count) })}</strong>{' '}
            {[
              ...changed.map(({ id, name }) =>
                t('roles.change', { shipTo: name, from: named(before[id]), to: named(choice[id]) }),
              ),
              ...changedBesides.map((roleid) =>
                t(besides[roleid] ? 'roles.added' : 'roles.removed', { role: named(roleid) }),
              ),
            ].join('; ')}
          </span>
        </>
      )}
    </p>
  );
}
