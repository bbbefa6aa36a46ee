import { startDray } from './running-dray.ts';

/** Journeys run against the product as `npm start` runs it, unless DRAY_URL names one that is running already. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DRAY_URL) return undefined;
  const dray = await startDray();
  process.env.DRAY_URL = dray.address;
  return dray.stop;
}
