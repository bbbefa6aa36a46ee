import { IconUserCheck } from '@tabler/icons-react';
import { type ChangeRequest, useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import { CommandNote } from '../changes/command-note.tsx';
import classes from './asked.module.css';

type Props = { change: ChangeRequest; onAgain: () => void };

/** It is asked for and not given yet: what happens next, and until when. */
export function Asked({ change, onAgain }: Props) {
  const { t } = useTranslation('staff');
  const clock = useStaffClock();
  return (
    <>
      <MessagePage
        icon={<IconUserCheck size={40} stroke={1.5} aria-hidden="true" />}
        heading={t('give.asked.heading')}
        actions={
          <>
            <ButtonLink to="/staff/changes">{t('give.asked.toChanges')}</ButtonLink>
            <Button variant="default" onClick={onAgain}>
              {t('give.asked.again')}
            </Button>
          </>
        }
      >
        <p>{t('give.asked.text', { name: change.subject.name, day: clock.longDay(change.expiresAt) })}</p>
        <p>{t('give.asked.next')}</p>
      </MessagePage>
      {change.command && (
        <div className={classes.command}>
          <CommandNote command={change.command} />
        </div>
      )}
    </>
  );
}
