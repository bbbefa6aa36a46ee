import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findCatalogueFaults } from './checks/check-catalogues.ts';
import { findMissingClasses, findUnusedClasses, findUnusedLooks } from './checks/check-classes.ts';
import { findLongBindings } from './checks/check-compose.ts';
import { findBlindSpots } from './checks/check-cruised.ts';
import { findLostPaths } from './checks/check-document-paths.ts';
import { findIncompleteDocuments } from './checks/check-documents.ts';
import { findUnusedDoorMembers } from './checks/check-doors.ts';
import { findFullFolders } from './checks/check-folders.ts';
import { findUnexplainedIds } from './checks/check-ids.ts';
import { findLanguageLists } from './checks/check-languages.ts';
import { findLockFaults } from './checks/check-lock.ts';
import { findHiddenMocks } from './checks/check-mocking.ts';
import { findRawElements } from './checks/check-raw-elements.ts';
import { findSpreadLiterals } from './checks/check-spreads.ts';
import { findUnnamedStores } from './checks/check-statement-names.ts';
import { findSharedTables } from './checks/check-tables.ts';
import { findForbiddenWords } from './checks/check-words.ts';
import { findWorkspaceCircles } from './checks/check-workspaces.ts';
import { cruiseImports } from './cruise-imports.ts';
import { generateGraphql } from './generate-graphql.ts';
import { generateTables } from './generate-tables.ts';
import { repositoryRoot, sourceFolders } from './repository.ts';
import { runProgram } from './run-program.ts';
import { findPasswordFaults } from './texts/check-password-help.ts';
import { findLostLabels } from './texts/check-quoted-labels.ts';
import { findTextFaults } from './texts/check-texts.ts';

/** Each answers with what is wrong; an empty list is a pass. */
type Steps = Readonly<Record<string, () => Promise<string[]>>>;

/** By programs of their own, which run beside this one. */
export const stepsByPrograms: Steps = {
  'types of server and tools': () => complaints('tsc', ['-p', 'tsconfig.json']),
  'types of web': () => complaints('tsc', ['-p', 'web/tsconfig.json']),
  lint: () => complaints('biome', ['ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50']),
  'unused files, exports and dependencies': () => complaints('knip', ['--no-progress']),
};

/** In this process. */
export const ownSteps: Steps = {
  'import rules': async () => {
    const { summary, modules } = await cruiseImports(repositoryRoot, sourceFolders);
    return [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...findBlindSpots(repositoryRoot, sourceFolders, modules),
    ];
  },
  'workspaces in one direction': async () => findWorkspaceCircles(repositoryRoot),
  'generated files are fresh': async () => {
    const files = [...(await generateGraphql()), await generateTables()];
    const stale = await Promise.all(
      files.map(async ({ path, text }) => ((await committed(path)) === text ? [] : [path])),
    );
    return stale.flat().map((path) => `${path} is stale: run npm run generate`);
  },
  'catalogues are complete': async () => findCatalogueFaults(),
  'texts keep the rules of their language': async () => findTextFaults(),
  'help names what the screens say': async () => [...findLostLabels(), ...findPasswordFaults()],
  'folders have room': async () => findFullFolders(repositoryRoot),
  'compose only binds doors': async () => findLongBindings(repositoryRoot),
  'a table has one owner': async () => findSharedTables(repositoryRoot),
  'classes are in their sheets': async () => findMissingClasses(repositoryRoot),
  'classes are used': async () => [...findUnusedClasses(repositoryRoot), ...findUnusedLooks(repositoryRoot)],
  'shared parts are used': async () => findRawElements(repositoryRoot),
  'statements have names': async () => findUnnamedStores(repositoryRoot),
  'cited rows are explained': async () => findUnexplainedIds(repositoryRoot),
  'what a door offers is taken': async () => findUnusedDoorMembers(repositoryRoot),
  'words of the house': async () => findForbiddenWords(repositoryRoot),
  'documents are complete': async () => findIncompleteDocuments(repositoryRoot),
  'documents lead somewhere': async () => findLostPaths(repositoryRoot),
  'tests that mock are run alone': async () => findHiddenMocks(repositoryRoot),
  'literals are written out': async () => findSpreadLiterals(repositoryRoot),
  'one list of languages': async () => findLanguageLists(),
  'lock file': async () => findLockFaults(),
};

const complaints = async (program: string, args: readonly string[]): Promise<string[]> => {
  const { exitCode, said } = await runProgram(program, args);
  return exitCode === 0 ? [] : [said.trim() || `${program} ended with ${exitCode}`];
};

const committed = (path: string): Promise<string> => readFile(join(repositoryRoot, path), 'utf8').catch(() => '');
