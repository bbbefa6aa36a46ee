import { IconX } from '@tabler/icons-react';
import { IconButton } from '../icon-button.tsx';

type Props = { label: string; onClick: () => void };

/** The cross of a dialog or a drawer, where its focus begins unless something in it is marked. */
export const CloseButton = ({ label, onClick }: Props) => (
  <IconButton label={label} data-close onClick={onClick}>
    <IconX size={20} stroke={1.75} aria-hidden="true" />
  </IconButton>
);
