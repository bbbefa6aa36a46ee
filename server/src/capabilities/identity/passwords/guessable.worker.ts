import { answerTasks } from '#platform/answer-tasks.ts';

// Loading the lists of words takes longer than most passwords do.
const { guessabilityOf } = await import('./guessability.ts');

answerTasks(guessabilityOf);
