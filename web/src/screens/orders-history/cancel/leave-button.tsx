import { Button } from '#ui/button.tsx';

type Props = { onClick: () => void; children: string };

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** The harmless way out. The focus begins on it, also where it comes later than its dialog. */
export const LeaveButton = ({ onClick, children }: Props) => (
  <Button ref={takeFocus} variant="default" data-autofocus onClick={onClick}>
    {children}
  </Button>
);
