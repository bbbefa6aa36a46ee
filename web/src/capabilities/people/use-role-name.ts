import { useTranslation } from '#platform/texts/texts.ts';

/** A role's name is a label; one the texts do not know is shown as it came (T27). */
export function useRoleName(): (rolename: string) => string {
  const { t } = useTranslation('profile');
  return (rolename) => t(`roleNames.${rolename as 'Owner'}`, { defaultValue: rolename });
}
