import { IconX } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import classes from './dialog.module.css';
import { useReturnFocus } from './return-focus.ts';
import { useShownModal } from './shown-modal.ts';

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

/**
 * The one frame of everything that must be answered before the page goes on. It is the browser's own dialog, above
 * everything else: what opens a list inside it has to draw that list inside it, too (`withinPortal: false`).
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
  useReturnFocus();
  const modal = useShownModal(isForced, onClose);
  const isPressedBeside = useRef(false);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser reports as `cancel`.
    <dialog
      {...modal}
      className={classes.dialog}
      data-size={size}
      data-solid={isSolid || undefined}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Who marks a text and lets go beside the dialog does not want to leave it.
        if (!isForced && isPressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {close && !isForced && (
          <button type="button" className={classes.close} aria-label={close} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}

/** What lies around a dialog belongs to it, and is all of it that is not covered by something in it. */
const isBeside = ({ target, currentTarget }: Pick<PointerEvent, 'target' | 'currentTarget'>): boolean =>
  target === currentTarget;
