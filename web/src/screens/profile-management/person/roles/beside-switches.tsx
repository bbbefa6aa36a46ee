import { useRoleName } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SwitchField } from '#ui/form/switch-field.tsx';
import classes from './beside-switches.module.css';
import type { RoleChoice } from './use-role-choice.ts';

/** What somebody may hold in addition to the roles at their ship-tos: empties, the academy (U7). */
export function BesideSwitches({ roleChoice: { offeredBesides, besides, give } }: { roleChoice: RoleChoice }) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  if (offeredBesides.length === 0) return null;
  return (
    <fieldset className={classes.besides}>
      <legend className="text-14 semibold muted">{t('roles.besides')}</legend>
      {offeredBesides.map(({ roleid, rolename }) => (
        <SwitchField
          key={roleid}
          label={roleName(rolename)}
          isOn={besides[roleid] ?? false}
          onChange={(isOn) => give(roleid, isOn)}
        />
      ))}
    </fieldset>
  );
}
