import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type TestWeb = Awaited<ReturnType<typeof buildTestWeb>>;

const page =
  '<!doctype html><html data-theme="__THEME__"><head><meta name="csp-nonce" content="__CSP_NONCE__">' +
  '<script type="module" nonce="__CSP_NONCE__" src="/assets/app-1234.js"></script></head></html>';
const script = "document.title = 'Dray';\n".repeat(100);

/** As little of a built web as the server serves: a page, a hashed file with its compressed twin, an icon. */
export async function buildTestWeb() {
  const folder = await mkdtemp(join(tmpdir(), 'dray-web-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), page),
    writeFile(
      join(folder, 'route-files.json'),
      JSON.stringify({ '/thanks': { scripts: ['assets/thanks-1234.js'], styles: [] } }),
    ),
    writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(folder, 'assets/app-1234.js'), script),
    writeFile(join(folder, 'assets/app-1234.js.br'), brotliCompressSync(script)),
  ]);
  return { folder, script, remove: () => rm(folder, { recursive: true }) };
}
