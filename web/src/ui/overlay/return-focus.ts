import { useLayoutEffect, useState } from 'react';

/** What is taken away gives the focus back to where it was when it came; a dialog here is drawn only while it is open. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
