import type { WholeRequest } from '#capabilities/requests-desk/index.ts';

/** Who else has written since somebody began to answer: nobody answers without having been told. */
export const writtenSince = ({ words }: Pick<WholeRequest, 'words'>, known: number): string | undefined =>
  words.slice(known).findLast(({ author }) => !author.isYou)?.author.name;
