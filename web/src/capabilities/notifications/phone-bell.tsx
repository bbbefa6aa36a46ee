import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '#ui/page/later.tsx';
import classes from './bell.module.css';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router learns of what we keep beside an address by merging.
  interface HistoryState {
    /** The notifications are open over the page. */
    bell?: true;
  }
}

const loadSheet = () => loadChunk(() => import('./bell-sheet.tsx'));
const BellSheet = lazy(loadSheet);

type Props = { trigger: ReactNode; hasSettings: boolean; reminder?: ReactNode };

/** The sheet is a step of the history of its own: the browser's Back closes it, as Escape and its cross do. */
export default function PhoneBell({ trigger, hasSettings, reminder }: Props) {
  const router = useRouter();
  const isOpen = useLocation({ select: ({ state }) => state.bell === true });
  const open = () =>
    void router.navigate({ to: '.', search: true, hash: true, state: { bell: true }, resetScroll: false });
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={open}
      >
        {trigger}
      </button>
      {isOpen && (
        <Later>
          <BellSheet hasSettings={hasSettings} reminder={reminder} onClose={() => router.history.back()} />
        </Later>
      )}
    </>
  );
}
