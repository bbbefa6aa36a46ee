let look = (): Promise<unknown> => Promise.resolve();

/** The code that keeps the answers says how all that is shown is read anew. */
export const letLookAgain = (how: typeof look): void => {
  look = how;
};

const maxMs = 3_000;

/**
 * Reads anew what the page shows: after a change of which nobody knows whether it was made, only that tells (T154). Not for
 * longer than somebody waits for a word on what they have pressed.
 */
export const lookAgain = (): Promise<unknown> =>
  Promise.race([look(), new Promise((resolve) => setTimeout(resolve, maxMs))]);
