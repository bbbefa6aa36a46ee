import { IconX } from '@tabler/icons-react';
import classes from './close-button.module.css';

type Props = { label: string; onClick: () => void };

/** The cross of a dialog or a drawer, where its focus begins unless something in it is marked. */
export const CloseButton = ({ label, onClick }: Props) => (
  <button type="button" className={classes.close} aria-label={label} data-close onClick={onClick}>
    <IconX size={20} stroke={1.75} aria-hidden="true" />
  </button>
);
