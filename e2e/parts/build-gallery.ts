import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const web = join(import.meta.dirname, '../../web');

/** Builds the page of all shared parts, which is not shipped, and answers where it lies. */
export async function buildGallery(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dray-gallery-'));
  await promisify(execFile)('npm', ['run', 'gallery', '--', '--outDir', folder], { cwd: web });
  return folder;
}
