import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type CannedAnswer, useRemoveCanned } from '#capabilities/requests-desk/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { RowMenu } from '#ui/overlay/row-menu.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

type Props = { answers: readonly CannedAnswer[]; onEdit: (answer: CannedAnswer) => void };

/** Each with the languages that it has, and by whom it is. */
export function CannedList({ answers, onEdit }: Props) {
  const { t } = useTranslation('requests-desk');
  return <DataList label={t('canned.list')} columns={useColumns(onEdit)} rows={answers} keyOf={({ id }) => id} />;
}

function useColumns(onEdit: Props['onEdit']): readonly Column<CannedAnswer>[] {
  const { t } = useTranslation('requests-desk');
  const clock = useStaffClock();
  const languages = ({ texts }: CannedAnswer) =>
    Object.keys(texts)
      .map((each) => each.toUpperCase())
      .join(', ');
  const changed = ({ changedAt, changedBy }: CannedAnswer) =>
    t('canned.by', { when: clock.day(changedAt), name: changedBy });
  return [
    {
      key: 'title',
      head: t('canned.columns.title'),
      isRowHead: true,
      cell: ({ title }) => title,
      card: { slot: 'title' },
    },
    { key: 'languages', head: t('canned.columns.languages'), cell: languages, card: { slot: 'line' } },
    { key: 'changed', head: t('canned.columns.changed'), cell: changed, card: { slot: 'line' } },
    {
      key: 'act',
      head: t('canned.columns.act'),
      isHeadHidden: true,
      cell: (answer) => <Acts answer={answer} onEdit={onEdit} />,
      card: { slot: 'foot' },
    },
  ];
}

function Acts({ answer, onEdit }: { answer: CannedAnswer; onEdit: Props['onEdit'] }) {
  const { t } = useTranslation('requests-desk');
  const { id, title, version } = answer;
  const removing = useRemoveCanned();
  const remove = async () => {
    const words = {
      title: t('canned.removeQuestion', { title }),
      text: t('canned.removeText'),
      confirm: t('canned.removeConfirm'),
    };
    if (!(await askToConfirm({ ...words, isDestructive: true }))) return;
    removing.mutate(
      { id, version },
      {
        onSuccess: () => showToast({ tone: 'done', topic: `canned ${id}`, text: t('canned.removed', { title }) }),
        onError: (failure) =>
          showFailure({ topic: `canned ${id}`, text: t('canned.notRemoved'), failure, retry: () => void remove() }),
      },
    );
  };
  return (
    <div className="row gap-8 justify-end">
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
        aria-label={t('canned.edit', { title })}
        onClick={() => onEdit(answer)}
      >
        {t('canned.editShort')}
      </Button>
      <RowMenu
        label={title}
        entries={[
          {
            key: 'remove',
            label: t('canned.remove', { title }),
            icon: <IconTrash size={18} stroke={1.75} aria-hidden="true" />,
            tone: 'danger',
          },
        ]}
        onPress={() => void remove()}
      />
    </div>
  );
}
