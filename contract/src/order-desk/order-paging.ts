/** Further down a list is read by the last row that was seen: a page of it costs the same, however far that is. */
export const maxOrderOffset = 1_000;
