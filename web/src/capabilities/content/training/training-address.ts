import { readAddress, word } from '#ui/list/filters/address-fields.ts';

const trainingViews = ['course', 'lesson', 'started', 'finished'] as const;

const fields = {
  show: (raw: unknown) => trainingViews.find((view) => view === raw),
  /** The chapter of a course that is read. */
  chapter: word(/^[\w-]{1,80}$/),
};

/** Which courses are listed, and which chapter of one is open (T142). */
export type TrainingAddress = ReturnType<typeof readTrainingAddress>;

export const readTrainingAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
