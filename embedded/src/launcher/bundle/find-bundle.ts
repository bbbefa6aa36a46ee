import { join } from 'node:path';
import { readIfThere } from '../../process/read-if-there.ts';
import { REPOSITORY } from '../repository.ts';
import { stampOf } from '../stamp-sources.ts';

/** Beside the other things that an install makes, and like them no part of the repository. */
export const BUNDLE = join(REPOSITORY, 'embedded/dist/programs');

export const STAMP = '.stamp';

/** All that the programs are made of; npm writes the last whenever it changes a package. */
const SOURCES = [
  ...['contract', 'server', 'demo', 'embedded'].flatMap((name) => [`${name}/src`, `${name}/package.json`]),
  'node_modules/.package-lock.json',
];

/** Paths of this clone are written into the bundle: in another place it is of no use. */
export const bundleStamp = (repository: string): string =>
  `${process.version} ${repository} ${stampOf(repository, SOURCES, (path) => !path.endsWith('.test.ts'))}`;

/** The folder of programs that were bundled from the sources as they are now. */
export function findBundle(repository = REPOSITORY, folder = BUNDLE): string | undefined {
  return readIfThere(join(folder, STAMP)) === bundleStamp(repository) ? folder : undefined;
}
