/** By which a summary of what is wrong finds its field. */
export const fieldId = (row: number, column: string): string => `onboarding-${row}-${column || 'row'}`;
