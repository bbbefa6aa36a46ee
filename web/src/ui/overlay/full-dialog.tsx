import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import classes from './full-dialog.module.css';
import { useReturnFocus } from './return-focus.ts';
import { useShownModal } from './shown-modal.ts';

type Props = {
  label: string;
  /** Names the arrow that leads back. */
  close: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that has the whole screen, for a phone; what is in it begins beside the way back. */
export function FullDialog({ label, close, onClose, children }: Props) {
  useReturnFocus();
  const modal = useShownModal(false, onClose);
  return (
    <dialog {...modal} className={classes.page} aria-label={label}>
      <div className={classes.head}>
        <IconButton label={close} onClick={onClose}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <div className="grow shrinkable">{children}</div>
      </div>
    </dialog>
  );
}
