import { type SearchedSection, searchedSections, searchPermissions } from '@dray/contract/search/search-sections.ts';
import type { Request } from '#platform/request/request.ts';
import type { Finder, SearchDeps } from './finders/search.deps.ts';
import { type Found, type Group, toGroups } from './rules/search.model.ts';

export type AskedSearch = { text: string; max: number; sections: readonly SearchedSection[] | undefined };
export type Everything = { groups: readonly Group[]; failed: readonly SearchedSection[] };

type Answered = { section: SearchedSection; found: Found | undefined };

/** Every section that the caller may open is asked at the same time; one that fails leaves the others. */
export async function searchEverywhere(deps: SearchDeps, request: Request, asked: AskedSearch): Promise<Everything> {
  const wanted = searchedSections.filter((section) => asked.sections?.includes(section) ?? true);
  const answers = await Promise.all(wanted.flatMap((section) => askSection(deps, request, section, asked)));
  return {
    groups: toGroups(
      answers.flatMap(({ section, found }) => (found ? [{ section, found }] : [])),
      asked.max,
    ),
    failed: answers.filter(({ found }) => found === undefined).map(({ section }) => section),
  };
}

/** Within the scope that the section's own calls have; without it the section is not there. */
function askSection(
  deps: SearchDeps,
  request: Request,
  section: SearchedSection,
  { text, max }: AskedSearch,
): Promise<Answered>[] {
  const find = deps.finders[section];
  const scope = request.scopeOf(searchPermissions[section]);
  if (!find || !scope) return [];
  return [answerOf(deps, section, find({ ...request, scope }, { text, max }))];
}

async function answerOf(
  { deadlineMs, logger }: SearchDeps,
  section: SearchedSection,
  answer: ReturnType<Finder>,
): Promise<Answered> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${section} has not answered in ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return { section, found: await Promise.race([answer, late]) };
  } catch (error) {
    logger.error({ section, err: error }, 'a section could not be searched');
    return { section, found: undefined };
  } finally {
    clearTimeout(timer);
  }
}
