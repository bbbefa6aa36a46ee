import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './choice-menu.module.css';
import { Menu } from './menu.tsx';

type Choice<Value extends string> = { value: Value; label: string; lang?: string };

type Props<Value extends string> = {
  /** What is being chosen; read out before what is shown. */
  label: string;
  trigger: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** In a bar it has no edge of its own, on a page it has. */
  look?: 'plain' | 'outlined';
};

/** A button that shows what is chosen and opens the list of what can be. */
export const ChoiceMenu = <Value extends string>(props: Props<Value>) => {
  const { label, trigger, value, choices, onChoose, look = 'plain' } = props;
  return (
    <Menu
      label={label}
      buttonClass={look === 'plain' ? classes.plain : classes.outlined}
      trigger={
        <>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {trigger}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </>
      }
      entries={choices.map((choice) => ({ ...choice, key: choice.value }))}
      value={value}
      onPress={(chosen) => onChoose(chosen as Value)}
    />
  );
};
