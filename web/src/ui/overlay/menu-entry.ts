import type { ReactNode } from 'react';

export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  lang?: string | undefined;
  /** It cannot be undone. */
  tone?: 'danger' | undefined;
  /** Why it cannot be used now; it is there all the same. */
  whyNot?: string | undefined;
};
