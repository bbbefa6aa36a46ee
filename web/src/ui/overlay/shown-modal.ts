import { type DialogHTMLAttributes, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type Props = Pick<DialogHTMLAttributes<HTMLDialogElement>, 'closedby' | 'onCancel' | 'onClose' | 'onKeyDown'> & {
  ref: RefObject<HTMLDialogElement | null>;
};

/**
 * Shows a `<dialog>` as long as it is drawn: whether it goes is decided by the part that draws it, not by the browser. Focus
 * begins on what carries `data-autofocus`, else on the cross.
 */
export function useShownModal(isForced: boolean, onLeave: () => void): Props {
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const release = holdPage();
    show(dialog);
    isShown.current = true;
    return () => {
      isShown.current = false;
      dialog.close();
      release();
    };
  }, []);

  return {
    ref,
    closedby: isForced ? 'none' : 'closerequest',
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (!isForced) onLeave();
    },
    // A browser that does not know `closedby` asks before it closes, but only once.
    onKeyDown: (event) => {
      if (isForced && event.key === 'Escape') event.preventDefault();
    },
    onClose: ({ target }: SyntheticEvent) => {
      if (!isShown.current || target !== ref.current || ref.current.open) return;
      if (isForced) show(ref.current);
      else onLeave();
    },
  };
}

function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-close]');
  first?.focus();
}

/** The page behind does not scroll, and does not move sideways for want of its scroll bar. */
function holdPage(): () => void {
  const { documentElement: page } = document;
  const { overflow, scrollbarGutter } = page.style;
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => Object.assign(page.style, { overflow, scrollbarGutter });
}
