import { type KeyObject, randomBytes, sign } from 'node:crypto';

type KeyPair = { publicKey: KeyObject; privateKey: KeyObject };

const commonName = 'Dray hand-off';
// Tools trust the certificate itself, not its dates; some refuse one that is over all the same.
const validYears = 10;

const tags = { boolean: 1, integer: 2, bitString: 3, octetString: 4, nil: 5, oid: 6, text: 12, utcTime: 23 };
const sequenceTag = 0x30;
const setTag = 0x31;
const versionTag = 0xa0;
const extensionsTag = 0xa3;

const oids = {
  sha256WithRsa: '2a864886f70d01010b',
  commonName: '550403',
  basicConstraints: '551d13',
  keyUsage: '551d0f',
};

/** A certificate that an RSA key gives to itself (X.509, RFC 5280), as DER: the shape in which SAML carries public keys. */
export function certify({ publicKey, privateKey }: KeyPair, from: Date): Buffer {
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + validYears);
  const name = sequence(der(setTag, sequence(oid(oids.commonName), der(tags.text, Buffer.from(commonName)))));
  const algorithm = sequence(oid(oids.sha256WithRsa), der(tags.nil));
  const toBeSigned = sequence(
    der(versionTag, integer(Buffer.of(2))),
    integer(serialNumber()),
    algorithm,
    name,
    sequence(utcTime(from), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(extensionsTag, sequence(noAuthority(), onlySigning())),
  );
  return sequence(toBeSigned, algorithm, bitString(sign('sha256', toBeSigned, privateKey)));
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const digits = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.of(0x80 | digits.length), digits]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(sequenceTag, ...parts);
const integer = (bytes: Uint8Array): Buffer => der(tags.integer, bytes);
const oid = (hex: string): Buffer => der(tags.oid, Buffer.from(hex, 'hex'));
const bitString = (bytes: Uint8Array): Buffer => der(tags.bitString, Buffer.of(0), bytes);

/** Positive and without a leading zero, so that its shortest form is the one we write. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = 0x40 | ((bytes[0] ?? 0) & 0x3f);
  return bytes;
}

/** `YYMMDDhhmmssZ`; it tells years up to 2049. */
const utcTime = (moment: Date): Buffer =>
  der(tags.utcTime, Buffer.from(`${moment.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

const critical = (id: string, value: Buffer): Buffer =>
  sequence(oid(id), der(tags.boolean, Buffer.of(0xff)), der(tags.octetString, value));

const noAuthority = (): Buffer => critical(oids.basicConstraints, sequence());
/** The first bit of the key's uses is `digitalSignature`; seven are unused. */
const onlySigning = (): Buffer => critical(oids.keyUsage, der(tags.bitString, Buffer.of(7, 0x80)));
