import { useQuery } from '@tanstack/react-query';
import { type TeamMember, trainingQueries } from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';

const invented: readonly TeamMember[] = Array.from({ length: 3 }, (_, at) => ({
  uid: `${at}`,
  name: 'Somebody Long',
  finishedCourses: 1,
  startedCourses: 1,
  lastActiveOn: '2026-11-11',
}));

/** How far the people of the reader's own company are. It is last, so that it moves nothing when it comes. */
export function Team() {
  const { t } = useTranslation('training');
  const query = useQuery(trainingQueries.team());
  return (
    <section className="grid shrinkable gap-12 mt-16">
      <h2>{t('team.heading')}</h2>
      <BlockStates
        query={query}
        failed={t('team.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<People people={invented} />}
      >
        {(people) => (people.length > 0 ? <People people={people} /> : <p>{t('team.none')}</p>)}
      </BlockStates>
    </section>
  );
}

function People({ people }: { people: readonly TeamMember[] }) {
  const { t } = useTranslation('training');
  return (
    <DataList label={t('team.heading')} isUnderHeading columns={useColumns()} rows={people} keyOf={({ uid }) => uid} />
  );
}

function useColumns(): readonly Column<TeamMember>[] {
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
