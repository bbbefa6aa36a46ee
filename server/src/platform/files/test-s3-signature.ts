import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const s3Account = { region: 'eu-test-1', accessKeyId: 'test key', secretAccessKey: 'a/secret+of=tests' };

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** By our own reading of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { region, accessKeyId, secretAccessKey } = s3Account;
  const date = String(headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const age = Date.now() - Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5'));
  if (credential !== `${accessKeyId}/${scope}` || !names.split(';').includes('host') || Math.abs(age) > 900_000)
    return false;
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${secretAccessKey}`, date.slice(0, 8)), region),
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
