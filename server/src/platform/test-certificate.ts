import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate of this machine, made for one test: no key has to lie in the repository. */
export function makeCertificate(now = new Date()): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(element(0x31, sequence(oid(0x55, 0x04, 0x03), element(0x0c, Buffer.from('localhost')))));
  const algorithm = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const signed = sequence(
    element(0xa0, element(0x02, Buffer.of(2))),
    element(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(time(now, -1), time(now, 1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(extension(alternativeNames, 0x11), extension(isAuthority, 0x13))),
  );
  const signature = element(0x03, Buffer.concat([Buffer.of(0), sign('sha256', signed, privateKey)]));
  const base64 = sequence(signed, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

// DER as X.509 writes it: a tag, a length, a content.
function element(tag: number, content: Buffer): Buffer {
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
}

const sequence = (...parts: Buffer[]): Buffer => element(0x30, Buffer.concat(parts));
const oid = (...bytes: number[]): Buffer => element(0x06, Buffer.of(...bytes));

/** One of the standard ones, 2.5.29.x. */
const extension = (content: Buffer, id: number): Buffer => sequence(oid(0x55, 0x1d, id), element(0x04, content));
const alternativeNames = sequence(element(0x82, Buffer.from('localhost')), element(0x87, Buffer.of(127, 0, 0, 1)));
const isAuthority = sequence(element(0x01, Buffer.of(0xff)));

function time(now: Date, days: number): Buffer {
  const moment = new Date(now.getTime() + days * 86_400_000).toISOString();
  return element(0x18, Buffer.from(`${moment.replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
}
