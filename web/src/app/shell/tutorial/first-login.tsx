import { goesToAcademy } from '@dray/contract/sso/academy.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentQueries, LaterTutorial } from '#capabilities/content/index.ts';
import { AcademyVisit } from '#capabilities/hand-off/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import { useFirstLoginSeen } from './first-login-seen.ts';

/** A user who is here for the first time sees the pages of help once and to the end (H10); the academy's people go on from there (T28). */
export function FirstLogin({ user }: { user: AuthUser }) {
  const { may } = useSession();
  const [isSeen, setSeen] = useState(false);
  const keepSeen = useFirstLoginSeen(user.UID);
  if (!user.firstLogin) {
    // Not before the note is kept: leaving the page would take it along.
    return <Later isFloating>{may('Academy') && goesToAcademy(user, isSeen) && <AcademyVisit />}</Later>;
  }
  if (isSeen) return null;
  return (
    <Later isFloating>
      <HelpPages
        onDone={() => {
          // Whatever becomes of the note at the server, the reader is through (T34).
          setSeen(true);
          keepSeen();
        }}
      />
    </Later>
  );
}

/** Without pages, and while they cannot be fetched, the tutorial has one of its own, so that nobody is locked out (T34). */
function HelpPages({ onDone }: { onDone: () => void }) {
  const pages = useQuery({ ...contentQueries.helpPages(useLanguage()), retry: false });
  if (pages.isPending) return null;
  return <LaterTutorial pages={pages.data ?? []} onDone={onDone} />;
}
