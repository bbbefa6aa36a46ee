import type { KeyboardEvent } from 'react';

/** Ctrl+Enter sends what is written, as on the customer's page. */
export const onCtrlEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  send();
};
