export const INFO = 30;
export const WARNING = 40;

type Entry = { msg?: string; requestId?: string; err?: { message?: string } };

/** A log entry of at least that level as a person reads it; a line that is no entry (a crash's stack) as it is. */
export function readableLine(line: string, lowestLevel: number): string | undefined {
  if (!line.trim()) return undefined;
  const level = Number(/^\{"level":(\d+),.*\}$/.exec(line)?.[1]);
  if (Number.isNaN(level)) return line;
  if (level < lowestLevel) return undefined;
  const entry = entryOf(line);
  if (!entry) return line;
  const { msg, requestId, err } = entry;
  const cause = err?.message === msg ? undefined : err?.message;
  return levelName(level) + [msg, cause, requestId && `request ${requestId}`].filter(Boolean).join(' · ');
}

/** Two lines that a full disk has torn and run together look like one and are none. */
function entryOf(line: string): Entry | undefined {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}

function levelName(level: number): string {
  if (level < WARNING) return '';
  return level === WARNING ? 'warning: ' : 'error: ';
}
