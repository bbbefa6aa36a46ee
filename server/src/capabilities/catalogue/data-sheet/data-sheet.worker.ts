import { answerTasks } from '#platform/answer-tasks.ts';
import { toPdf } from './data-sheet.pdf.ts';

answerTasks(toPdf);
