import { IconCheck, IconLock } from '@tabler/icons-react';
import { type Person, useResend } from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { nameOf } from '../people/name-of.ts';
import classes from './row-actions.module.css';

/** What can be done with a person; where nothing can, the reason is shown. */
export function RowActions({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  if (!useSession().may('Access Management')) return null;
  if (person.locked) {
    return (
      <span className={classes.locked}>
        <IconLock size={16} stroke={1.75} aria-hidden="true" />
        {t(`locked.${person.locked}`)}
      </span>
    );
  }
  return person.status === 'Invited' ? <Resend person={person} /> : <Edit person={person} />;
}

function Edit({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  // A person who is switched off is looked at first: their roles wait until they are active again.
  const action = t(person.isActive ? 'edit' : 'open');
  return (
    <ButtonLink
      to="/profile/management"
      search={(now: object) => ({ ...now, person: person.id })}
      variant="default"
      size="sm"
      className={classes.action}
      aria-label={t('named', { action, name: nameOf(person) })}
    >
      {action}
    </ButtonLink>
  );
}

/** Says in its place that it was sent. */
function Resend({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const resend = useResend();
  const name = nameOf(person);
  const send = () =>
    resend.mutate(person.id, {
      onError: (failure) =>
        showFailure({ topic: `resend ${person.id}`, text: t('resendFailed', { name }), failure, retry: send }),
    });
  return (
    <span role="status" className={classes.resend}>
      {resend.isSuccess ? (
        <span className={classes.sent}>
          <IconCheck size={18} stroke={2} aria-hidden="true" />
          {t('resent')}
        </span>
      ) : (
        <Button
          variant="default"
          size="sm"
          className={classes.action}
          loading={resend.isPending}
          aria-label={t('named', { action: t('resend'), name })}
          onClick={send}
        >
          {t('resend')}
        </Button>
      )}
    </span>
  );
}
