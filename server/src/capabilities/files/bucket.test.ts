import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { openFileStore, readFilesUrl } from '#platform/files/files-location.ts';
import { drawingNumber } from '#platform/files/test-files.ts';
import { startS3Server } from '#platform/files/test-s3-server.ts';
import { createLogger } from '#platform/logger.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { openFiles } from './index.ts';

let portal: TestPortal;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
  portal = await openTestPortal({ env: { FILES_URL: s3.url } });
});
afterAll(async () => {
  await portal.close();
  await s3.stop();
});

async function addPicture(number: number): Promise<string> {
  const location = readFilesUrl(s3.url);
  if (!location) throw new Error('no bucket');
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  try {
    return await database.write(async (transaction) => {
      const door = openFiles({ store: openFileStore(location), clock: portal.clock })(transaction);
      const judged = door.judgePicture('x.svg', drawingNumber(number));
      if ('fault' in judged) throw new Error(judged.fault);
      await door.addFiles([judged]);
      return door.pictureAddress(judged);
    });
  } finally {
    await database.close();
  }
}

test('a picture of the bucket is served like any other', async () => {
  const answer = await portal.app.inject({ url: await addPicture(1) });

  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(drawingNumber(1))).toBe(true);
});

test('while the bucket is out of order the caller is asked to come back, and gets the picture later', async () => {
  const url = await addPicture(2);
  s3.become('failing');
  const refused = await portal.app.inject({ url });
  s3.become('well');
  const served = await portal.app.inject({ url });

  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(served.statusCode).toBe(200);
});
