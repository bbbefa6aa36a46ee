import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MessagePage } from '../../page/message-page.tsx';

type Props = { icon: Icon; heading: string; text?: string; actions?: ReactNode };

/** A list that has nothing to show says why, and what to do about it, in the place of its rows. */
export const EmptyState = ({ icon: Icon, heading, text, actions }: Props) => (
  <MessagePage
    icon={<Icon size={40} stroke={1.5} aria-hidden="true" />}
    heading={heading}
    headingLevel={2}
    actions={actions}
  >
    {text && <p>{text}</p>}
  </MessagePage>
);
