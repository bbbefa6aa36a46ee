import type { Switches } from '@dray/contract/section-table.ts';
import { readStored, store } from '#platform/storage-keys.ts';

type Section = { label: string; value: string };
type Kept = { uid: string; at: number; sections: readonly [label: string, value: string][] };

const longestMs = 24 * 60 * 60 * 1_000;

/** Remembers the portal's switches for the day when they cannot be fetched; the server judges by its own anyway (T131). */
export function keepSwitches(uid: string, sections: readonly Section[], now = Date.now()): void {
  const kept: Kept = { uid, at: now, sections: sections.map(({ label, value }) => [label, value]) };
  store('knownSwitches', JSON.stringify(kept));
}

/** Those of the configuration, else those last known here for the same user within a day; else nothing. */
export function switchesFor(
  uid: string,
  config: { sections: readonly Section[] } | undefined,
  now = Date.now(),
): Switches | undefined {
  if (config) return new Map(config.sections.map(({ label, value }) => [label, value]));
  const kept = readKept();
  const holds = kept?.uid === uid && now - kept.at >= 0 && now - kept.at <= longestMs;
  return holds ? new Map(kept.sections) : undefined;
}

function readKept(): Kept | undefined {
  try {
    const text = readStored('knownSwitches');
    return text ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    return undefined;
  }
}
