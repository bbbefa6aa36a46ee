import { useQuery } from '@tanstack/react-query';
import { useAssign, type WholeRequest } from '#capabilities/requests-desk/index.ts';
import { staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceMenu } from '#ui/overlay/choice-menu.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

const nobody = 'nobody';

/** Who looks after it: taken by one press, handed over to a colleague who may answer it, or given back. */
export function OwnerMenu({ request }: { request: WholeRequest }) {
  const { id, caseNumber: number, owner, colleagues } = request;
  const { t } = useTranslation('requests-desk');
  const { data: self } = useQuery(staffQueries.self());
  const assign = useAssign(id);
  const give = (uid: string | null) => {
    const name = colleagues.find((each) => each.uid === uid)?.name ?? '';
    const text =
      uid === null
        ? t('owner.released', { number })
        : uid === self?.uid
          ? t('owner.taken', { number })
          : t('owner.given', { number, name });
    const topic = `owner ${id}`;
    assign.mutate(uid, {
      onSuccess: () => showToast({ tone: 'done', topic, text }),
      onError: (failure) => showFailure({ topic, text: t('owner.notDone'), failure, retry: () => give(uid) }),
    });
  };
  const isOwn = owner !== null && owner.uid === self?.uid;
  return (
    <>
      <ChoiceMenu
        label={t('owner.label')}
        look="outlined"
        trigger={
          <>
            <span aria-hidden="true">{t('owner.label')}:</span>
            {isOwn ? t('talk.you') : (owner?.name ?? t('nobody'))}
          </>
        }
        value={owner?.uid ?? nobody}
        choices={[
          ...colleagues.map(({ uid, name }) => ({
            value: uid,
            label: uid === self?.uid ? t('owner.take') : t('owner.handTo', { name }),
          })),
          { value: nobody, label: t('owner.release') },
        ]}
        onChoose={(chosen) => give(chosen === nobody ? null : chosen)}
      />
      {!isOwn && self && colleagues.some(({ uid }) => uid === self.uid) && (
        <Button variant="default" size="sm" loading={assign.isPending} onClick={() => give(self.uid)}>
          {t('owner.take')}
        </Button>
      )}
    </>
  );
}
