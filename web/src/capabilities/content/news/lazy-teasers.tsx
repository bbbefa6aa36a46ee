import { lazy } from 'react';
import { logFault } from '#platform/log.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '#ui/page/later.tsx';
import classes from './teasers.module.css';

const Teasers = lazy(async () => {
  await whenIdle();
  try {
    const [{ Teasers: part }] = await Promise.all([import('./teasers.tsx'), loadTexts('content')]);
    return { default: part };
  } catch (cause) {
    // Without them the page is whole: nobody came for them, and nobody is told.
    logFault('teasers', cause);
    return { default: () => null };
  }
});

/** What is new, for visitors who are not signed in (T32). It comes after everything else, into room that is kept for it. */
export const NewsTeasers = ({ count }: { count: 1 | 3 }) => (
  <div className={classes.place} data-count={count}>
    <Later>
      <Teasers count={count} />
    </Later>
  </div>
);
