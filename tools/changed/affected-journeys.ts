import { journeysOf } from '../../e2e/journeys-of.ts';
import { type Module, reachedFrom } from './affected-tests.ts';

/** Folders whose rooms the map of journeys knows by name, and those that it knows as a whole. */
const rooms = /^(?:contract\/src|server\/src\/(?:capabilities|edge)|web\/src\/(?:screens|capabilities|ui))\/([^/]+)\//;
const whole = /^web\/src\/(app|platform)\//;

/** Journeys by the map of folders, and those that a change of what they depend on reaches by their imports. */
export function affectedJourneys(modules: readonly Module[], changed: readonly string[]): string[] {
  const byFolder = changed
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => journeysOf[(whole.exec(path) ?? rooms.exec(path))?.[1] ?? ''] ?? []);
  const own = [
    ...reachedFrom(
      changed.filter((path) => path.startsWith('e2e/')),
      modules,
    ),
  ];
  const byImport = own.flatMap((path) => /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(path)?.[1] ?? []);
  return [...new Set([...byFolder, ...byImport])].sort();
}
