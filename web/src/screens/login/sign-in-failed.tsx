import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './sign-in-failed.module.css';

/** Why the last try did not lead in, and what to do about it. */
export function SignInFailed({ reason }: { reason: 'provider' | 'expired' | 'refused' | 'strength' }) {
  const { t } = useTranslation('login');
  return (
    <div className={`${classes.alert} flex gap-12 text-15 ink`} role="alert">
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <p className="heavy danger">{t(`error.${reason}.heading`)}</p>
        <p>{t(`error.${reason}.text`)}</p>
      </div>
    </div>
  );
}
