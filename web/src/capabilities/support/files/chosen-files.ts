import { useSyncExternalStore } from 'react';
import { type ChosenFile, withOffered } from './attachment-rules.ts';

const none: readonly ChosenFile[] = [];
const byForm = new Map<string, readonly ChosenFile[]>();
const watchers = new Set<() => void>();

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

function become(form: string, files: readonly ChosenFile[]): void {
  if (files.length > 0) byForm.set(form, files);
  else byForm.delete(form);
  for (const watcher of watchers) watcher();
}

const filesOf = (form: string): readonly ChosenFile[] => byForm.get(form) ?? none;

export type ChosenFiles = {
  files: readonly ChosenFile[];
  offer: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Hands over those that can be sent, and keeps none. */
  take: () => File[];
};

/** Files of a form, until they are sent; they outlive the way to another request and back, as its text does. */
export function useChosenFiles(form: string): ChosenFiles {
  const files = useSyncExternalStore(watch, () => filesOf(form));
  return {
    files,
    offer: (offered) => offered.length > 0 && become(form, withOffered(filesOf(form), offered)),
    remove: (key) =>
      become(
        form,
        filesOf(form).filter((each) => each.key !== key),
      ),
    take: () => {
      const taken = filesOf(form).flatMap(({ file, why }) => (why ? [] : [file]));
      become(form, none);
      return taken;
    },
  };
}
