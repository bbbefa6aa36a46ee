/** Counted as people count letters, and as the server does: "Ž" is one however it was typed, and so is a smiling face. */
export const lengthOf = (text: string): number => [...text.trim().normalize('NFC')].length;
