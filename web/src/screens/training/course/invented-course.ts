import type { Training } from '#capabilities/content/index.ts';
import { inventedCourses } from '../list/invented-courses.ts';

const words = 'As many words as a chapter has at its beginning, or about as many.';
const chapter = {
  title: 'A chapter of the course',
  minutes: 5,
  html: `<p>${words.repeat(6)}</p>`,
  video: null,
  check: null,
  videoSeconds: 0,
};

const [listed] = inventedCourses;

export const inventedCourse = {
  ...listed,
  chapters: ['one', 'two', 'three', 'four'].map((id) => ({ ...chapter, id })),
  asOf: null,
} as Training;
