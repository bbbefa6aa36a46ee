import type { TeamMember } from '#capabilities/content/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';

/** How far a person is, of whom something is to be told. */
export function useTeamColumns(): readonly Column<TeamMember>[] {
  const { t } = useTranslation('training');
  const language = useLanguage();
  const lastOf = ({ lastActiveOn }: TeamMember) =>
    lastActiveOn ? formatShortDate(language, lastActiveOn) : t('team.never');
  const labelled = (label: string, value: string) => `${label}: ${value}`;
  return [
    { key: 'person', head: t('team.person'), isRowHead: true, cell: ({ name }) => name, card: { slot: 'title' } },
    {
      key: 'finished',
      head: t('team.finished'),
      kind: 'number',
      cell: ({ finishedCourses }) => formatNumber(language, finishedCourses),
      card: {
        slot: 'line',
        cell: ({ finishedCourses }) => labelled(t('team.finished'), formatNumber(language, finishedCourses)),
      },
    },
    {
      key: 'started',
      head: t('team.started'),
      kind: 'number',
      cell: ({ startedCourses }) => formatNumber(language, startedCourses),
      card: {
        slot: 'line',
        cell: ({ startedCourses }) => labelled(t('team.started'), formatNumber(language, startedCourses)),
      },
    },
    {
      key: 'last',
      head: t('team.last'),
      kind: 'day',
      cell: lastOf,
      card: { slot: 'line', cell: (person) => labelled(t('team.last'), lastOf(person)) },
    },
  ];
}
