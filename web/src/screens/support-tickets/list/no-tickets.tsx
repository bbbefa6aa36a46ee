import { IconMessages, IconMoodCheck } from '@tabler/icons-react';
import type { TicketsFilters } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';

type Props = { filters: TicketsFilters; onClear: () => void };

/** Why there is nothing: nothing found, nothing of this kind, or nothing at all yet. */
export function NoTickets({ filters: { view = 'open', q }, onClear }: Props) {
  const { t } = useTranslation('requests');
  if (q) {
    return (
      <NothingFound
        heading={t('list.nothingFound', { query: q })}
        text={t('list.nothingFoundText')}
        onClear={onClear}
      />
    );
  }
  if (view === 'all') {
    return <EmptyState icon={IconMessages} heading={t('list.emptyHeading')} text={t('list.emptyText')} />;
  }
  const heading = { open: 'noneOpenHeading', waiting: 'noneWaitingHeading', closed: 'noneClosedHeading' } as const;
  return (
    <EmptyState
      icon={IconMoodCheck}
      heading={t(`list.${heading[view]}`)}
      text={t('list.emptyText')}
      actions={
        <ButtonLink to="/support/tickets" search={{ view: 'all' }} variant="default">
          {t('list.showAll')}
        </ButtonLink>
      }
    />
  );
}
