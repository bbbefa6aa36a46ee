/** 9:05 and 0905 as 09:05; undefined where it is no time of day. */
export function readTime(typed: string): string | undefined {
  const match = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim());
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  if (hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
