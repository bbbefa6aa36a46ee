import { IconCircleCheck } from '@tabler/icons-react';
import { type ListedTraining, nextCourse } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Waiting } from '#ui/page/waiting.tsx';
import { inventedCourses } from './invented-courses.ts';
import classes from './next-strip.module.css';
import { NextStrip } from './next-strip.tsx';

type Props = { courses: readonly ListedTraining[] | undefined; isPending: boolean };

/** The first thing of the page, in every state as high: what to do next, or that all is done. */
export function WhatNext({ courses, isPending }: Props) {
  const [invented] = inventedCourses;
  if (isPending && invented) {
    return (
      <div>
        <Waiting>
          {/* Of one line, as most are. */}
          <NextStrip course={{ ...invented, title: 'A course of beer' }} />
        </Waiting>
      </div>
    );
  }
  if (!courses?.length) return null;
  const next = nextCourse(courses);
  return next ? <NextStrip course={next} /> : <AllFinished />;
}

function AllFinished() {
  const { t } = useTranslation('training');
  return (
    <section className={`${classes.strip} row wrap gap-16 card`} aria-labelledby="next-course">
      <span className={`${classes.picture} ${classes.done}`}>
        <IconCircleCheck stroke={1.75} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <h2 id="next-course" className={classes.title}>
          {t('allFinished.heading')}
        </h2>
        <p className="text-15 muted">{t('allFinished.text')}</p>
      </div>
    </section>
  );
}
