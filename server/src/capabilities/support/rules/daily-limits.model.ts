const megabyte = 1024 * 1024;
const dayMs = 86_400_000;

/** What one company may send within a day, and how long one conversation may get: far above what people need. */
export const dailyLimits = { tickets: 100, files: 150, fileBytes: 500 * megabyte } as const;
export const maxComments = 200;
export const maxNotes = 200;
export const maxCannedAnswers = 200;

export const since = (now: Date): Date => new Date(now.getTime() - dayMs);
