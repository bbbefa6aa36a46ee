import { useSession } from '#capabilities/session/index.ts';
import { type StaffGrant, type StaffPerson, useEndGrant, useStaffWords } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../parts/failed-note.tsx';
import classes from './end-role-dialog.module.css';
import { nameOf } from './name-of.ts';
import { useRoleNames } from './use-role-names.ts';

type Props = { person: StaffPerson; grant: StaffGrant; onClose: () => void };

/** Ending holds at once, so it is asked about with what follows from it. */
export function EndRoleDialog({ person, grant, onClose }: Props) {
  const { t } = useTranslation('staff');
  const words = useStaffWords();
  const nameOfRole = useRoleNames();
  const isOwn = useSession().user?.UID === person.uid;
  const end = useEndGrant();
  const name = nameOf(person);
  const role = words.role(grant.roleId, nameOfRole(grant.roleId));
  const carryOut = () =>
    end.mutate(grant.id, {
      onSuccess: () => {
        showToast({ tone: 'done', topic: `grant ${grant.id}`, text: t('people.ended', { role, name }) });
        onClose();
      },
    });
  return (
    <Dialog title={t('people.endQuestion', { role, name })} close={t('close')} onClose={onClose} size="md">
      <div className="grid one-column gap-16">
        <ul className={classes.consequences}>
          <li>{t('people.endAt', { markets: words.markets(grant.markets) })}</li>
          <li>{t(person.grants.length > 1 ? 'people.endOthersStay' : 'people.endLast')}</li>
          {isOwn && <li>{t('people.endOwn')}</li>}
          <li>{t('people.endBack')}</li>
        </ul>
        <FailedNote text={t('people.notEnded', { role, name })} error={end.error} />
        <div className="flex wrap justify-end gap-8">
          {/* Nobody ends a role by a key that was pressed a moment too long. */}
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('back')}
          </Button>
          <Button className={classes.danger} loading={end.isPending} onClick={carryOut}>
            {t('people.end')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
