import { IconChevronDown } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './choice-menu.module.css';
import type { Choice } from './choice-menu-panel.tsx';

const fetchPanel = () => import('./choice-menu-panel.tsx');
const Panel = lazy(() => loadChunk(fetchPanel));

// Reaching for the button only warms up: if that fails, the click will tell.
const warmUp = () => void fetchPanel().catch(() => undefined);

type Props<Value extends string> = {
  /** What is being chosen; read out before what is shown. */
  label: string;
  face: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** In a bar it has no edge of its own, on a page it has. */
  look?: 'plain' | 'outlined';
};

/** A button that opens a list of which one is chosen. The list's code comes when somebody reaches for the button. */
export function ChoiceMenu<Value extends string>({
  label,
  face,
  value,
  choices,
  onChoose,
  look = 'plain',
}: Props<Value>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);

  const toggle = (willOpen: boolean) => {
    if (willOpen) setWanted(true);
    else button.current?.focus();
    setOpened(willOpen);
  };

  return (
    <span className={classes.place}>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.button}
        data-look={look}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => toggle(!opened)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {face}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <Panel
            id={id}
            target={button}
            opened={opened}
            onChange={toggle}
            value={value}
            choices={choices}
            onChoose={(chosen) => onChoose(chosen as Value)}
          />
        </Suspense>
      )}
    </span>
  );
}
