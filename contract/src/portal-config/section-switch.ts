/** A switch opens its section only with the value 1; missing or anything else keeps it closed (T16, T108). */
export const isSwitchedOn = (value: unknown): boolean => String(value).trim() === '1';
