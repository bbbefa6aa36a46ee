import { lazy } from 'react';
import { useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '#ui/page/later.tsx';
import classes from './news.module.css';

const NewsBlock = lazy(async () => {
  await whenIdle();
  const [block] = await Promise.all([loadChunk(() => import('./news-block.tsx')), loadTexts('desk', 'news')]);
  return block;
});

/** Only for those who may open them. */
export function News() {
  const { may } = useSession();
  if (!may('News & Events')) return null;
  return (
    <Later fallback={<div className={classes.news} />}>
      <NewsBlock />
    </Later>
  );
}
