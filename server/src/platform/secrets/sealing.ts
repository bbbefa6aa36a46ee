import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Makes text unreadable and unchangeable for anyone who lacks the key, such as the reader of a backup or of a cookie. */
export type Sealing = {
  seal(purpose: string, text: string): string;
  /** Undefined for whatever was not sealed with this key for this purpose. */
  open(purpose: string, sealed: string): string | undefined;
  /** A secret that all who hold the key agree on without telling each other. */
  secretFor(purpose: string): string;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Each purpose has a key of its own, drawn from the one that is kept: what was sealed for one opens for no other. */
export function sealing(key: Buffer): Sealing {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', `dray ${purpose}`, 32));
    keys.set(purpose, known);
    return known;
  };

  return {
    secretFor: (purpose) => keyFor(`secret: ${purpose}`).toString('base64url'),

    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const sealer = createCipheriv(cipher, keyFor(purpose), nonce);
      const body = Buffer.concat([sealer.update(text, 'utf8'), sealer.final()]);
      return Buffer.concat([nonce, sealer.getAuthTag(), body]).toString('base64url');
    },

    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const opener = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, nonceBytes));
      opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return opener.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opener.final('utf8');
      } catch {
        // A wrong key and a changed text look alike, and mean the same.
        return undefined;
      }
    },
  };
}
