import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { sourceFolders } from '../repository.ts';

const maxModules = 25;
const notProduction = /\.(test|spec)\.tsx?$|(^|\/)test-[a-z-]+\.tsx?$|\.d\.ts$/;
const isGenerated = /(^|\/)(generated|node_modules|dist)\//;

/** A folder in which nobody sees any more what belongs together. */
export function findFullFolders(root: string, folders: readonly string[] = sourceFolders): string[] {
  const counts = new Map<string, number>();
  for (const folder of folders) {
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
      if (notProduction.test(file) || isGenerated.test(file)) continue;
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > maxModules)
    .map(([folder, count]) => `${folder} has ${count} modules, ${maxModules} at most: it wants rooms`);
}
