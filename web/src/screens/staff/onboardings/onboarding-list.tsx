import { IconCircleCheck, IconCircleMinus, IconClock, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { OnboardingHead } from '#capabilities/onboarding/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { StatusWord } from '#ui/list/status-word.tsx';
import { useTurnWords } from '../parts/use-turn-words.ts';

/** Each in a row that leads to it: who it is, whose turn it is, and how much is done. */
export function OnboardingList({ rows }: { rows: readonly OnboardingHead[] }) {
  const { t } = useTranslation('onboarding');
  return (
    <DataList
      label={t('list.label')}
      columns={useColumns()}
      rows={rows}
      keyOf={({ id }) => id}
      opening={{ link: ({ id }, look) => <Link to="/staff/onboardings/$id" params={{ id }} {...look} /> }}
    />
  );
}

function useColumns(): readonly Column<OnboardingHead>[] {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  const clock = useStaffClock();
  const nameOfCountry = useCountryName();
  const where = ({ country, companyId }: OnboardingHead) =>
    [nameOfCountry(country), companyId].filter(Boolean).join(' · ');
  const done = ({ done: n, steps }: OnboardingHead) =>
    t('list.done', { n: formatNumber(language, n), of: formatNumber(language, steps) });
  const when = ({ changedAt }: OnboardingHead) => clock.moment(changedAt);
  return [
    {
      key: 'name',
      head: t('list.name'),
      isRowHead: true,
      cell: ({ name }) => name,
      below: (row) => <BelowName>{where(row)}</BelowName>,
      card: { slot: 'title' },
    },
    { key: 'where', head: t('list.name'), isCardOnly: true, cell: where, card: { slot: 'line' } },
    { key: 'next', head: t('list.next'), cell: (row) => <Turn row={row} />, card: { slot: 'status' } },
    { key: 'done', head: t('list.progress'), cell: done, card: { slot: 'line' } },
    {
      key: 'changed',
      head: t('list.changed'),
      kind: 'day',
      cell: when,
      card: { slot: 'line', cell: (row) => t('list.changedAt', { when: when(row) }) },
    },
  ];
}

function Turn({ row: { state, next } }: { row: OnboardingHead }) {
  const { t } = useTranslation('onboarding');
  const words = useTurnWords();
  if (state === 'discarded')
    return (
      <StatusWord tone="neutral" icon={IconCircleMinus}>
        {t('states.discarded')}
      </StatusWord>
    );
  if (state === 'finished' || !next)
    return (
      <StatusWord tone="success" icon={IconCircleCheck}>
        {t(state === 'finished' ? 'states.finished' : 'states.toInvite')}
      </StatusWord>
    );
  const isMine = next.isMine && next.state !== 'waiting';
  return (
    <StatusWord tone={isMine ? 'info' : 'warning'} icon={isMine ? IconUserCheck : IconClock}>
      {t('list.turn', { step: t(`steps.${next.step}`), turn: words(next) })}
    </StatusWord>
  );
}
