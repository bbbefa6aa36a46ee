import { createProgramLog } from '../process/program-log.ts';
import { runProgram } from '../process/run-program.ts';
import { startTools } from './start-tools.ts';
import { readToolSettings } from './tool-settings.ts';

const log = createProgramLog((line) => process.stdout.write(line));

await runProgram({
  name: 'the tools',
  log,
  start: async () => startTools({ ...readToolSettings(process.env), log }),
  ready: ({ tools }) => ({ tools }),
});
