import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../repository.ts';

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', [...args], { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Everything that is other than at a commit, new files too; without a commit what is not committed, else the last one. */
export function changedFiles(commit?: string): string[] {
  const isDirty = git('status', '--porcelain').length > 0;
  const since = commit ?? (isDirty ? 'HEAD' : 'HEAD~1');
  return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}
