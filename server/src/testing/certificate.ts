import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const aDayMs = 24 * 3_600_000;

/** A certificate for `localhost` that vouches for itself, made anew: none lies in the repository, none runs out. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(oid.commonName, utf8('localhost'))));
  const algorithm = sequence(oid.ecdsaWithSha256);
  const validity = sequence(utcTime(new Date(Date.now() - aDayMs)), utcTime(new Date(Date.now() + aDayMs)));
  const alternativeName = sequence(oid.subjectAltName, octets(sequence(der(0x82, Buffer.from('localhost')))));
  const statement = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', statement, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(statement, algorithm, signature)),
  };
}

/** One value of DER: its tag, its length, what is in it. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const set = (...parts: readonly Buffer[]) => der(0x31, ...parts);
const integer = (value: Buffer) => der(0x02, value);
const octets = (value: Buffer) => der(0x04, value);
const utf8 = (text: string) => der(0x0c, Buffer.from(text));
const utcTime = (moment: Date) => der(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const oid = {
  commonName: Buffer.from('0603550403', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
};

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
