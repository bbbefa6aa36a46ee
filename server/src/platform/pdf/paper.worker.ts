import { answerTasks } from '../answer-tasks.ts';
import { printPaper } from './print-paper.ts';

answerTasks(printPaper);
