import type { WholeRequest } from '#capabilities/requests-desk/index.ts';

type Writer = WholeRequest['words'][number]['author'];
export type Said = {
  kind: 'word' | 'note';
  id: string;
  at: string;
  author: Writer;
  text: string;
  files: WholeRequest['words'][number]['files'];
};
export type StatusChange = { kind: 'change'; id: string; at: string; who: string; status: string };

/** What was said, what colleagues noted and what was done, in one line of time: the request itself is the first word. */
export function talkOf({ words, notes, events }: WholeRequest): (Said | StatusChange)[] {
  const [first, ...rest] = words.map((each): Said => ({ kind: 'word', ...each }));
  const noted = notes.map((each): Said => ({ kind: 'note', files: [], ...each }));
  const changes = events
    // That it came into being, the first word says.
    .filter(({ from }) => from !== null)
    .map(
      ({ at, toText, by }, nth): StatusChange => ({
        kind: 'change',
        id: `change ${nth}`,
        at,
        who: by.name,
        status: toText,
      }),
    );
  // Of one moment what was said is first: the status changed because of it.
  const after = [...rest, ...noted, ...changes].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return first ? [first, ...after] : after;
}
