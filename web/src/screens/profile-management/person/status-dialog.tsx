import type { UserStatus } from '@dray/contract/users/user-status.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countStatus, type Person, peopleQueries, useSetStatus } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { nameOf } from '../people/name-of.ts';
import { Consequences, inventedAlong } from './consequences.tsx';
import { isComingBack } from './is-coming-back.ts';
import classes from './status-dialog.module.css';

type Props = {
  person: Person;
  status: UserStatus;
  onChanged: ((person: Person) => void) | undefined;
  onClose: () => void;
};

/** Asks once more, with the consequences in numbers as the server has counted them just now. */
export function StatusDialog({ person, status, onChanged, onClose }: Props) {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const name = nameOf(person);
  const setting = useSetStatus();
  const query = useQuery({
    queryKey: ['people', 'status', person.id, person.version, status],
    queryFn: () => countStatus({ person, status }),
    staleTime: 0,
    retry: false,
    // Once it is on its way the count is of yesterday, and asked anew it would be refused as outdated.
    enabled: setting.isIdle || setting.isError,
  });
  const carryOut = () =>
    setting.mutate(
      { person, status },
      {
        onSuccess: async () => {
          showToast({
            tone: 'done',
            topic: `person ${person.id}`,
            text: t('access.done', { name, status: t(`status.${status}`) }),
          });
          onClose();
          const { users } = await client.fetchQuery(peopleQueries.one(person.id));
          if (users[0]) onChanged?.(users[0]);
        },
        onError: (failure) =>
          showFailure({ topic: `person ${person.id}`, text: t('access.failed', { name }), failure, retry: carryOut }),
      },
    );
  return (
    <Dialog title={t(`access.question.${status}`, { name })} close={t('access.close')} onClose={onClose} size="md">
      <BlockStates
        query={query}
        failed={t('access.counting')}
        waiting={<Consequences person={person} status={status} along={inventedAlong} />}
      >
        {({ changed }) => <Consequences person={person} status={status} along={changed} />}
      </BlockStates>
      <div className={`${classes.actions} flex wrap justify-end gap-12 mt-24`}>
        {/* Nobody deactivates by a key that was pressed a moment too long. */}
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('access.back')}
        </Button>
        <Button
          className={isComingBack(status) ? undefined : classes.danger}
          loading={setting.isPending}
          disabled={!query.data}
          onClick={carryOut}
        >
          {t(`access.to.${status}`)}
        </Button>
      </div>
    </Dialog>
  );
}
