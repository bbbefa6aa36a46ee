import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startDray } from '../../running-dray.ts';
import { callPortal } from '../portal-call.ts';
import { startServerProcess } from '../server-process.ts';
import { tokenOf } from './token-of.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../server/src/${path}`, import.meta.url));
const people = ['owner@ulipy.example', 'shift@ulipy.example', 'owner@bellini.example', 'owner@tatravelko.example'];
const query = '{ customerCart { id version } }';

/** New keys while two processes are asked without a pause, with old and new tokens of either: nobody may be turned away. */
export async function rotateKeys(): Promise<string[]> {
  const dray = await startDray();
  const second = await startServerProcess(dray);
  const addresses = [dray.address, second.address];
  const counted = { calls: 0, tokens: 0, kids: new Set<string>(), failed: [] as string[] };
  let isOver = false;
  try {
    const callers = people.map(async (email, index) => {
      let token = await tokenOf(addresses[index % 2] as string, email);
      for (let call = 0; !isOver; call += 1) {
        if (call % 40 === 39) {
          token = await tokenOf(addresses[call % 2] as string, email);
          counted.tokens += 1;
          counted.kids.add(kidOf(token));
        }
        const answer = await callPortal({
          address: addresses[call % 2] as string,
          path: '/graphql',
          token,
          body: { query },
        });
        counted.calls += 1;
        if (answer.kind !== 'answered') counted.failed.push(JSON.stringify(answer));
      }
    });
    await sleep(3_000);
    await promisify(execFile)(process.execPath, [at('commands/portal.ts'), 'rotate-keys'], {
      env: { ...process.env, DATA_DIR: dray.dataDir },
    });
    await sleep(42_000);
    isOver = true;
    await Promise.all(callers);
    console.log(
      `keys rotated under load: ${counted.calls} calls, ${counted.tokens} new tokens by ${counted.kids.size} keys, ${counted.failed.length} failed`,
    );
    return [
      ...counted.failed.slice(0, 3).map((answer) => `a call failed while keys were rotated: ${answer}`),
      ...(counted.kids.size < 2 ? ['the new key never signed'] : []),
    ];
  } finally {
    isOver = true;
    await second.stop();
    await dray.stop();
  }
}

const kidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
