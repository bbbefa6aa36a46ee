import { useQuery } from '@tanstack/react-query';
import { type TeamMember, trainingQueries } from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { NobodyBegan } from './nobody-began.tsx';
import { NotBegun } from './not-begun.tsx';
import { useTeamColumns } from './team-columns.ts';

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

const hasBegun = ({ finishedCourses, startedCourses }: TeamMember): boolean => finishedCourses + startedCourses > 0;

/** Who has begun, the furthest first as the server says; the others are one sentence, not rows of zeros. */
function People({ people }: { people: readonly TeamMember[] }) {
  const { t } = useTranslation('training');
  const columns = useTeamColumns();
  const begun = people.filter(hasBegun);
  const others = people.filter((person) => !hasBegun(person));
  if (begun.length === 0) return <NobodyBegan />;
  return (
    <div className="grid gap-8">
      <DataList label={t('team.heading')} isUnderHeading columns={columns} rows={begun} keyOf={({ uid }) => uid} />
      {others.length > 0 && <NotBegun people={others} />}
    </div>
  );
}
