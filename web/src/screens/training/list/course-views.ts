import { type ListedTraining, stateOf, type TrainingAddress } from '#capabilities/content/index.ts';

export type CourseView = TrainingAddress['show'];

/** Courses of one kind or in one state, in the order they came. */
export const coursesOf = (courses: readonly ListedTraining[], view: CourseView): readonly ListedTraining[] =>
  courses.filter((course) => {
    if (view === undefined) return true;
    if (view === 'course' || view === 'lesson') return course.kind === view;
    return stateOf(course) === view;
  });
