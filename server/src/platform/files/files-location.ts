import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boundedFileStore, usualFileDeadlineMs } from './bounded-file-store.ts';
import { type Bucket, bucketFiles } from './bucket-files.ts';
import type { FileStore } from './file-store.ts';
import { folderFiles } from './folder-files.ts';

/** Where FILES_URL says that files are. A folder is `isOwn` where nobody named it: then we made it and may give it away. */
export type FilesLocation = { kind: 'folder'; folder: string; isOwn: boolean } | ({ kind: 'bucket' } & Bucket);

export const filesUrlExample = 'file:///srv/dray/files or s3://key:secret@host:9000/bucket?region=eu-central-1';

export const ownFilesFolder = (dataDir: string): FilesLocation => ({
  kind: 'folder',
  folder: join(dataDir, 'files'),
  isOwn: true,
});

/** Undefined where the text names no location. */
export function readFilesUrl(text: string): FilesLocation | undefined {
  const url = URL.parse(text);
  if (!url || !isDecodable(url.pathname + url.username + url.password)) return undefined;
  if (url.protocol === 'file:') return folderOf(url);
  return url.protocol === 's3:' ? bucketOf(url) : undefined;
}

function isDecodable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
}

function folderOf(url: URL): FilesLocation | undefined {
  if (url.host !== '' || url.pathname === '/' || url.search !== '' || /%2f/i.test(url.pathname)) return undefined;
  return { kind: 'folder', folder: fileURLToPath(url), isOwn: false };
}

const knownOptions = new Set(['region', 'tls']);

function bucketOf({ host, pathname, username, password, searchParams }: URL): FilesLocation | undefined {
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
  const tls = searchParams.get('tls') ?? 'on';
  const isKnown = [...searchParams.keys()].every((name) => knownOptions.has(name));
  if (!host || !bucket || !username || !password || !isKnown || !['on', 'off'].includes(tls)) return undefined;
  return {
    kind: 'bucket',
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${host}/${bucket}`,
    // What MinIO and most of its like take, whatever it is called there.
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

export const openFileStore = (location: FilesLocation, withinMs: number = usualFileDeadlineMs): FileStore =>
  boundedFileStore(
    location.kind === 'folder' ? folderFiles(location.folder) : bucketFiles(location, withinMs),
    withinMs,
  );
