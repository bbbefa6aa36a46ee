import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32 } from 'node:zlib';

/** What was packed, one behind the other in one file. Without the sums a cluster with a hole in it would be started. */
type Entry = { path: string; size: number; sum: number };
type FileEntry = Entry & { type: string };

type Index = { key: string; folders: string[]; cluster: Entry[]; files: FileEntry[] };

export type PackedFile = { content: Uint8Array; type: string };
export type WorldToPack = { key: string; cluster: string; files: ReadonlyMap<string, PackedFile> };

const INDEX = 'index.json';
const CONTENTS = 'contents';

/** A database's folder and the files beside it, as two files: a folder of thousands would slow down anyone who walks the clone. */
export function writePack(folder: string, { key, cluster, files }: WorldToPack): void {
  mkdirSync(folder, { recursive: true });
  const contents = openSync(join(folder, CONTENTS), 'wx');
  const add = (path: string, content: Uint8Array): Entry => {
    for (let done = 0; done < content.length; ) done += writeSync(contents, content, done);
    return { path, size: content.length, sum: crc32(content) };
  };
  try {
    const found = readdirSync(cluster, { recursive: true, withFileTypes: true });
    const pathsOf = (kind: 'isFile' | 'isDirectory') =>
      found.filter((entry) => entry[kind]()).map(({ parentPath, name }) => relative(cluster, join(parentPath, name)));
    const index: Index = {
      key,
      folders: pathsOf('isDirectory'),
      cluster: pathsOf('isFile').map((path) => add(path, readFileSync(join(cluster, path)))),
      files: [...files].map(([path, { content, type }]) => ({ ...add(path, content), type })),
    };
    writeFileSync(join(folder, INDEX), JSON.stringify(index));
  } finally {
    closeSync(contents);
  }
}

export type WorldPack = ReturnType<typeof readPack>;

/** Throws where there is none. */
export function readPack(folder: string) {
  const { key, folders, cluster, files } = JSON.parse(readFileSync(join(folder, INDEX), 'utf8')) as Index;

  /** Each with its content, which is as it was packed, or the walk ends with an error. */
  function* read<T extends Entry>(entries: readonly T[], from: number): Generator<T & { content: Buffer }> {
    const contents = openSync(join(folder, CONTENTS), 'r');
    let position = from;
    try {
      for (const entry of entries) {
        yield { ...entry, content: readWhole(contents, position, entry) };
        position += entry.size;
      }
    } finally {
      closeSync(contents);
    }
  }

  const clusterSize = cluster.reduce((sum, { size }) => sum + size, 0);
  return { key, folders, cluster: () => read(cluster, 0), files: () => read(files, clusterSize) };
}

function readWhole(contents: number, position: number, { size, sum }: Entry): Buffer {
  const content = Buffer.allocUnsafe(size);
  let done = 0;
  for (let read = -1; done < size && read !== 0; done += read) {
    read = readSync(contents, content, done, size - done, position + done);
  }
  if (done < size || crc32(content) !== sum) throw new Error('it is damaged');
  return content;
}
