import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import classes from './dialog.module.css';
import { Modal } from './modal.tsx';

type Props = {
  title: ReactNode;
  /** Names the cross; a dialog without it can only be left by what is in it. */
  close?: string;
  onClose?: () => void;
  /** Its cross, the key Escape and a click beside it are gone. */
  isForced?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Nothing of the page is seen behind it. */
  isSolid?: boolean;
  children: ReactNode;
};

/**
 * The one frame of everything that must be answered before the page goes on. It is the browser's own dialog, above
 * everything else: what opens a list inside it has to draw that list inside it, too, as `Popover` does.
 */
export function Dialog({
  title,
  close,
  onClose = () => undefined,
  isForced = false,
  size = 'sm',
  isSolid = false,
  children,
}: Props) {
  const titleId = useId();
  return (
    <Modal
      titleId={titleId}
      onClose={onClose}
      isForced={isForced}
      className={classes.dialog}
      look={{ 'data-size': size, 'data-solid': isSolid || undefined }}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {close && !isForced && (
          <div className={classes.close}>
            <CloseButton label={close} onClick={onClose} />
          </div>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </Modal>
  );
}
