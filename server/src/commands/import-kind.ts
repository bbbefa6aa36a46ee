import { isMasterKind, type MasterKindName, masterKinds } from '@dray/contract/master-data/master-kinds.ts';

const words = ['--preview', '--full', '--commit', '--take'] as const;

export type WantedImport = {
  kind: MasterKindName | 'pictures' | 'content';
  path: string;
  isCommitted: boolean;
  isPreview: boolean;
  isFull: boolean;
  takesEdited: boolean;
};

/** What an operator has typed; nothing where that is no call. */
export function readImportCall([kind, path, ...rest]: readonly string[]): WantedImport | undefined {
  const isKnown = kind !== undefined && (isMasterKind(kind) || kind === 'pictures' || kind === 'content');
  if (!isKnown || !path || path.startsWith('--')) return undefined;
  const allowed = isMasterKind(kind) ? words.slice(0, 2) : kind === 'content' ? words.slice(2) : [];
  if (!rest.every((word) => allowed.some((each) => each === word))) return undefined;
  const has = (word: string) => rest.includes(word);
  return {
    kind,
    path,
    isCommitted: has('--commit'),
    isPreview: has('--preview'),
    isFull: has('--full'),
    takesEdited: has('--take'),
  };
}

export const importUsage = `Takes a file of master data, pictures or content from a folder, into the running portal:
  npm run import -- <kind> <file> [--preview] [--full]
  npm run import -- pictures <folder>
  npm run import -- content <folder> [--commit] [--take]
Kinds: ${masterKinds.join(', ')}.
docs/import.md has the columns and names. What is good is taken, what is not is told by line and column, or by file.
With --preview nothing is written; with --full whatever the file lacks in its markets ends.
Content is only compared until --commit is added. What was written in the portal since stays unless --take is.`;
