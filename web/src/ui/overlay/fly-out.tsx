import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './fly-out.module.css';

type Props = {
  face: ReactNode;
  /** Which side of the button the panel opens on, and the edge it keeps to. */
  side: 'below' | 'below-start' | 'right';
  buttonClass?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
};

/** A button and the panel it opens: links and buttons in reading order, left by Escape, by Tab or by looking elsewhere. */
export function FlyOut({ face, side, buttonClass, isCurrent = false, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // A panel that would leave the window keeps to the other edge of its button.
  useLayoutEffect(() => {
    if (!isOpen || side !== 'below-start' || !panel.current) return;
    const isOutside = panel.current.getBoundingClientRect().right > document.documentElement.clientWidth - 8;
    if (isOutside) panel.current.dataset.side = 'below';
  }, [isOpen, side]);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, [data-closes]'))) return;
    setOpen(false);
    // What was pressed goes with the panel, and the focus would go with it.
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the panel together.
    <div className={classes.place} onKeyDown={closeByKey} onBlur={closeBehindFocus}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too.
        <div ref={panel} id={id} tabIndex={-1} className={classes.panel} data-side={side} onClick={closeAfterLink}>
          {children}
        </div>
      )}
    </div>
  );
}
