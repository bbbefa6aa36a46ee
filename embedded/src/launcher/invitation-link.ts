import { execFile } from 'node:child_process';
import type { PreparedLaunch } from './launch-context.ts';
import { scriptOf } from './programs.ts';
import { REPOSITORY } from './repository.ts';

const invited = 'invited@ulipy.example';
const answerWithinMs = 60_000;

/**
 * Tells how the demo world's invited person comes in, by the command that support has. It comes when it comes: nobody
 * waits for it, and once they have come in there is nothing to tell.
 */
export function tellInvitationLink({ terminal, ending }: PreparedLaunch, env: NodeJS.ProcessEnv): void {
  const words = [scriptOf('portal'), 'invitation-link', invited];
  const options = { cwd: REPOSITORY, env, timeout: answerWithinMs, signal: ending.signal };
  execFile(process.execPath, words, options, (failure, said) => {
    if (!failure) terminal.say(`${invited} comes in by  ${said.trim()}\n`);
  });
}
