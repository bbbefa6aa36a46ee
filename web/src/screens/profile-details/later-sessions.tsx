import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Card } from '#ui/page/card.tsx';
import { Later } from '#ui/page/later.tsx';

const Sessions = lazy(async () => {
  await whenIdle();
  const part = await loadChunk(() => import('./own-sessions.tsx'));
  return { default: part.OwnSessions };
});

/** Where one is signed in: asked of the server, so its code comes after the page, too. */
export function LaterSessions() {
  const { t } = useTranslation('account');
  return (
    <Later fallback={<Card heading={t('sessions.heading')}>{null}</Card>}>
      <Sessions />
    </Later>
  );
}
