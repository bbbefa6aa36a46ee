import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import classes from './block-error.module.css';

type Props = {
  heading: string;
  text: string;
  reference?: string | undefined;
  retry: string;
  isRetrying?: boolean;
  /** The way to somebody who can help, where trying again does not. */
  help?: ReactNode;
  onRetry: () => void;
};

/** A block that could not be filled says so in its place, and the rest of the page lives on. */
export const BlockError = ({ heading, text, reference, retry, isRetrying = false, help, onRetry }: Props) => (
  <div className={`${classes.block} row wrap card`} role="alert">
    <IconAlertTriangle size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
    <div className={classes.words}>
      <p className="semibold">{heading}</p>
      <p>{text}</p>
      {reference && <p className="mt-4 text-14 muted anywhere">{reference}</p>}
      {help}
    </div>
    <Button
      variant="default"
      onClick={onRetry}
      loading={isRetrying}
      leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
    >
      {retry}
    </Button>
  </div>
);
