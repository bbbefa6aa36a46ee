/** Where a row of slides is, and where it was before it began to move; counted on beyond the last slide. */
export type SlidePosition = { from: number; at: number };

/**
 * In an endless row each slide is in the column nearest to what is seen: the first one follows the last, and
 * precedes it, too. `centre` is the middle of a movement, so that what goes and what comes are both in view.
 */
export const columnOf = (index: number, centre: number, count: number): number =>
  index + count * Math.round((centre - index) / count);

const enough = 0.12;

/** What a push by this share of the width, to the right, leads to. */
export const stepAfter = (share: number): number => (Math.abs(share) < enough ? 0 : -Math.sign(share));
