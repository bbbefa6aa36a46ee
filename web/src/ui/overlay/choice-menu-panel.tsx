import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { MantineScope } from '../theme/mantine-scope.tsx';
import classes from './choice-menu.module.css';

export type Choice<Value extends string> = { value: Value; label: string; lang?: string };

type Props = {
  id: string;
  target: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onChange: (opened: boolean) => void;
  value: string;
  choices: readonly Choice<string>[];
  onChoose: (value: string) => void;
};

export default function ChoiceMenuPanel(props: Props) {
  return (
    <MantineScope>
      <Panel {...props} />
    </MantineScope>
  );
}

function Panel({ id, target, opened, onChange, value, choices, onChoose }: Props) {
  return (
    <Menu
      id={id}
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      // In a portal at the end of the body it would stand outside of every landmark.
      withinPortal={false}
      // The button takes the focus back by itself: it knows of the first opening, which happens before this is here.
      returnFocus={false}
      // Focus goes to what is chosen now, and Mantine's stand-in for it may not stand in a menu.
      withInitialFocusPlaceholder={false}
      shadow="md"
      classNames={{ dropdown: classes.dropdown ?? '', item: classes.item ?? '' }}
      checkIcon={<IconCheck size={18} stroke={2} />}
    >
      <Menu.Target>
        <StandIn target={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={onChoose}>
          {choices.map((choice) => (
            <Menu.RadioItem
              key={choice.value}
              value={choice.value}
              lang={choice.lang}
              data-autofocus={choice.value === value || undefined}
              closeMenuOnClick
            >
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The button was there before the menu and must keep its focus, so the menu gets its node instead of drawing it anew. */
function StandIn({ target, ref }: { target: Props['target']; ref?: Ref<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => target.current, [target]);
  return null;
}
