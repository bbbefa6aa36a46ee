import type { Caller, Scope } from '#platform/request/request.ts';
import type { ContentDeps } from '../needs/content.deps.ts';
import type { Audience } from '../rules/audience.ts';
import { furthestFirst, type TeamMember, teamMember } from '../rules/progress.model.ts';

export type Manager = { caller: Caller; managed: Scope | undefined };

/** The people of the caller's own company, for who manages their access: to anybody else it is nobody. */
export async function listTrainingTeam(
  { source, progress, users }: ContentDeps,
  audience: Audience,
  { caller, managed }: Manager,
): Promise<TeamMember[]> {
  if (!managed || caller.companyId === undefined) return [];
  const [employees, heads] = await Promise.all([
    users.listEmployees(caller, managed, [caller.companyId]),
    source.findHeads(audience, 'training', []),
  ]);
  // Lessons, too: who has read one has begun.
  const courseIds = heads.map(({ id }) => id);
  const people = employees.flatMap(({ uid, firstName, lastName }) =>
    uid === undefined ? [] : [{ uid, name: `${firstName} ${lastName}` }],
  );
  const [courses, rows] = await Promise.all([
    source.findEntries(audience, courseIds),
    progress.findProgress(
      people.map(({ uid }) => uid),
      courseIds,
    ),
  ]);
  const byPerson = Map.groupBy(rows, ({ uid }) => uid);
  const known = courses.map(({ id, body }) => ({ id, chapters: body.chapters ?? [] }));
  return furthestFirst(people.map((person) => teamMember(person, known, byPerson.get(person.uid) ?? [])));
}
