import type { IconHome } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';

/** What a screen draws a block of the cart in: its own card with a heading, and something beside that. */
type BlockFrame = ComponentType<{
  icon: typeof IconHome;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}>;

export type BlockProps = { shipToId: string; frame: BlockFrame };
