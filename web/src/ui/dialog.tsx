import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useReturnFocus } from './return-focus.ts';

type Props = {
  title: ReactNode;
  /** Names the cross; a dialog without it can only be left by what stands in it. */
  close?: string;
  onClose?: () => void;
  /** Its cross, the key Escape and a click beside it are gone. */
  isForced?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** Nothing of the page is seen behind it. */
  isSolid?: boolean;
  children: ReactNode;
};

const widths = { sm: 440, md: 560, lg: 720 };

/** The one frame of everything that must be answered before the page goes on. Loaded with what stands in it. */
export function Dialog({
  title,
  close,
  onClose = () => undefined,
  isForced = false,
  size = 'sm',
  isSolid = false,
  children,
}: Props) {
  useReturnFocus();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={widths[size]}
      centered
      closeOnEscape={!isForced}
      closeOnClickOutside={!isForced}
      transitionProps={{ duration: 140, transition: 'fade' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', inner: classes.inner ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.55} className={isSolid ? classes.solid : undefined} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title component="h2" className={classes.title}>
            {title}
          </Modal.Title>
          {close && !isForced && (
            <button type="button" className={classes.close} aria-label={close} onClick={onClose}>
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
