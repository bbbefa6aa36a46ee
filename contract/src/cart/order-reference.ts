/** As long as the ERP takes an order's reference, and as a header may be (T71, T130). */
export const maxOrderNumberLength = 35;
export const maxNoteLength = 200;

// Control characters; the separators that break a line; and what turns the direction of reading around, by which a number
// can be shown as another one than is stored. Marks that only join letters or emoji stay allowed.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The customer's own number is one line that an ERP, a label and a mail can print. */
export const isPrintableNumber = (text: string): boolean => !unprintable.test(text);

/** Lines of a note are what a person wants; any other control character is not. */
export const isPrintableNote = (text: string): boolean => isPrintableNumber(withPlainLines(text).replaceAll('\n', ''));

/** Lines end alike, whichever system they were typed on. */
const withPlainLines = (text: string): string => text.replaceAll('\r\n', '\n');

// Trimming takes tabs and line breaks away, too: what cannot be printed stays as it was written, so that it is told.

/** As it is stored. */
export const plainNumber = (text: string): string => (isPrintableNumber(text) ? text.trim() : text);

/** As it is stored. */
export const plainNote = (text: string): string => (isPrintableNote(text) ? withPlainLines(text).trim() : text);
