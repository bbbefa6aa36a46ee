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
import classes from './popover.module.css';

type Props = {
  trigger: ReactNode;
  /** Which side of the button the panel opens on, and the edge it keeps to. */
  side: 'below' | 'below-start' | 'right';
  buttonClass?: string | undefined;
  /** Names the button where its content does not. */
  label?: string | undefined;
  /** The kind of panel, where it is none of links and buttons. */
  popup?: 'menu' | 'dialog' | undefined;
  isCurrent?: boolean;
  isOff?: boolean;
  /** Somebody reaches for the button: what the panel needs can be fetched. */
  onReach?: (() => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A button and the panel it opens, left by Escape, by Tab or by looking elsewhere. The panel is in the page right
 * behind its button: it is read and reached in that order, and is seen within a dialog, too.
 */
export function Popover({ trigger, side, buttonClass, label, popup, isCurrent, isOff, onReach, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return;
    keepInWindow(panel.current, side);
    if (panel.current.closest('dialog')) liftOutOfDialog(panel.current);
    panel.current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isOpen, side]);

  const close = () => {
    setOpen(false);
    // What was pressed goes with the panel, and the focus would go with it.
    button.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Neither the dialog around it nor the browser hears of it: one key closes one thing.
    event.stopPropagation();
    event.preventDefault();
    close();
  };
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-closes]')) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the panel together.
    <div className={classes.place} onKeyDown={closeByKey} onBlur={closeBehindFocus}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isOff}
        data-current={isCurrent || undefined}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too.
        <div ref={panel} id={id} tabIndex={-1} className={classes.panel} data-side={side} onClick={closeAfterLink}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}

const margin = 8;

/**
 * A panel that would leave the window, or the dialog it is in, keeps to the other edge of its button or opens above
 * it; where neither edge has room for it, it is pushed back in.
 */
function keepInWindow(panel: HTMLElement, side: Props['side']): void {
  if (side === 'right') return;
  const { left: first, right: last } = (panel.closest('dialog') ?? document.documentElement).getBoundingClientRect();
  const other = side === 'below' ? 'below-start' : 'below';
  const outside = () => {
    const { left, right } = panel.getBoundingClientRect();
    return Math.min(0, left - first - margin) || Math.max(0, right - last + margin);
  };
  if (outside() !== 0) panel.dataset.side = other;
  // By its place: where it is moved by a transform, Chromium goes on scrolling to where it was before.
  const by = outside();
  if (by !== 0)
    Object.assign(panel.style, { width: `${panel.offsetWidth}px`, left: `${panel.offsetLeft - by}px`, right: 'auto' });
  const { bottom, height } = panel.getBoundingClientRect();
  const top = panel.parentElement?.getBoundingClientRect().top ?? 0;
  if (bottom > document.documentElement.clientHeight - margin && top > height + margin) panel.dataset.above = 'true';
}

/** A dialog scrolls, so it would cut the panel off at its edge: there the panel is pinned to the window instead. */
function liftOutOfDialog(panel: HTMLElement): void {
  const { left, top, height } = panel.getBoundingClientRect();
  const lowest = document.documentElement.clientHeight - height - margin;
  const inset = `${Math.max(Math.min(top, lowest), margin)}px auto auto ${left}px`;
  Object.assign(panel.style, { position: 'fixed', inset });
}
