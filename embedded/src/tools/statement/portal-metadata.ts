import { Refused } from './refused.ts';

export type PortalMetadata = { entityId: string; certificates: readonly string[] };

const keepMs = 60_000;
const askAgainAfterMs = 5_000;
const answerWithinMs = 5_000;
const maxBytes = 256 * 1024;

/** Asks the portal for its name and certificates, and keeps them for a minute. */
export function portalMetadata(url: () => string, now: () => number = Date.now) {
  let known: { metadata: PortalMetadata; at: number } | undefined;

  return {
    async get(): Promise<PortalMetadata> {
      if (known && now() - known.at < keepMs) return known.metadata;
      const metadata = await fetchMetadata(url());
      known = { metadata, at: now() };
      return metadata;
    },
    /** After a signature that does not hold the portal may have new keys; a forger must not make us ask all the time. */
    askAgain(): void {
      if (known && now() - known.at >= askAgainAfterMs) known = undefined;
    },
  };
}

async function fetchMetadata(url: string): Promise<PortalMetadata> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs), redirect: 'error' });
    const text = await answer.text();
    if (!answer.ok || text.length > maxBytes) throw new Error(`the portal's metadata answered ${answer.status}`);
    return readMetadata(text);
  } catch (error) {
    throw new Refused('unavailable', { cause: error });
  }
}

/** It comes from the portal itself over a way that is trusted, so a look at its two facts is enough. */
function readMetadata(text: string): PortalMetadata {
  const [, entityId = ''] = /\sentityID="([^"]+)"/.exec(text) ?? [];
  const certificates = [...text.matchAll(/X509Certificate>([A-Za-z0-9+/=\s]+)<\//g)].map(([, found = '']) =>
    found.trim(),
  );
  if (!entityId || certificates.length === 0) throw new Error('the portal’s metadata cannot be read');
  return { entityId, certificates };
}
