import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button.tsx';
import classes from './drawer.module.css';
import { Modal } from './modal.tsx';

type Props = {
  title: ReactNode;
  /** Names the cross. */
  close: string;
  onClose: () => void;
  /** The edge it comes from; each edge has its own size. */
  side: 'left' | 'right' | 'bottom';
  /** In the head, before the cross. */
  headActions?: ReactNode;
  /** Stays in sight below what scrolls. */
  foot?: ReactNode;
  children: ReactNode;
};

/** What comes in from an edge above the page. Its head and its foot stay, what is between them scrolls. */
export function Drawer({ title, close, onClose, side, headActions, foot, children }: Props) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onClose={onClose} className={classes.drawer} look={{ 'data-side': side }}>
      <div className={`${classes.head} row rigid gap-8`}>
        <h2 id={titleId} className="grow shrinkable text-17">
          {title}
        </h2>
        {headActions}
        <CloseButton label={close} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </Modal>
  );
}
