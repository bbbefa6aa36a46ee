import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const worthIt = /\.(m?js|css|svg|json|txt)$/;

/** Compresses each asset once, at build time and as hard as it goes, so that the server only picks a file. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'dray:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    // Not closeBundle: that also runs after a failed build, and would hide why it failed.
    writeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => worthIt.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  await writeFile(`${file}.br`, await toBrotli(content, quality));
}
