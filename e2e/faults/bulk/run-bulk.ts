import { startDray } from '../../running-dray.ts';
import { bulkClient } from './bulk-client.ts';
import { killWhileSending } from './kill-while-sending.ts';
import { othersGoOn } from './others-go-on.ts';

const kills = 20;

/** Files of orders on the running product: large ones, bombs, and a server that dies over them (A21, R3). */
export async function runBulk(): Promise<string[]> {
  const dray = await startDray();
  try {
    const client = await bulkClient(dray.address);
    return [...(await othersGoOn(dray, client)), ...(await killWhileSending(dray, client, kills))];
  } finally {
    await dray.stop();
  }
}
