/** Counted as people count letters: "Ž" is one however it was typed, and so is a smiling face; blanks around count nothing. */
export const lengthOf = (text: string): number => [...text.trim().normalize('NFC')].length;
