import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useReturnFocus } from './return-focus.ts';
import { useShownModal } from './shown-modal.ts';

type Props = {
  /** Of the heading inside that names it. */
  titleId: string;
  onClose: () => void;
  /** The key Escape and a click beside it are gone. */
  isForced?: boolean;
  className: string | undefined;
  /** What its style sheet asks for, by the names of `data-` attributes. */
  look: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  children: ReactNode;
};

/**
 * How dialogs and drawers come, hold the page still, are left and give the focus back. What is in one has to cover all
 * of it: a click that meets the `<dialog>` itself is a click beside it.
 */
export function Modal({ titleId, onClose, isForced = false, className, look, children }: Props) {
  useReturnFocus();
  const modal = useShownModal(isForced, onClose);
  const isPressedBeside = useRef(false);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser reports as `cancel`.
    <dialog
      {...modal}
      {...look}
      className={className}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // A reader who marks a text and lets go beside the dialog does not want to leave it.
        if (!isForced && isPressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** What lies around a dialog belongs to it, and is all of it that is not covered by something in it. */
const isBeside = ({ target, currentTarget }: Pick<PointerEvent, 'target' | 'currentTarget'>): boolean =>
  target === currentTarget;
