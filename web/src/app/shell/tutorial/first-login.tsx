import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { contentQueries } from '#capabilities/content/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts, useLanguage } from '#platform/texts/texts.ts';
import { useFirstLoginSeen } from './first-login-seen.ts';

const Tutorial = lazy(async () => {
  const [tutorial] = await Promise.all([loadChunk(() => import('./tutorial.tsx')), loadTexts('tutorial')]);
  return tutorial;
});

/** Whoever is here for the first time sees the pages of help once and to the end (H10). */
export function FirstLogin({ user }: { user: AuthUser }) {
  const [isSeen, setSeen] = useState(false);
  const keepSeen = useFirstLoginSeen(user.UID);
  if (!user.firstLogin || isSeen) return null;
  return (
    <Suspense fallback={null}>
      <HelpPages
        onDone={() => {
          // Whatever becomes of the note at the server, the reader is through (T34).
          setSeen(true);
          keepSeen();
        }}
      />
    </Suspense>
  );
}

/** Without pages, and while they cannot be fetched, the tutorial has one of its own, so that nobody is locked out (T34). */
function HelpPages({ onDone }: { onDone: () => void }) {
  const pages = useQuery({ ...contentQueries.helpPages(useLanguage()), retry: false });
  if (pages.isPending) return null;
  return <Tutorial pages={pages.data ?? []} onDone={onDone} />;
}
