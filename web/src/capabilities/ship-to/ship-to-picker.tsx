import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Combobox, Input, useCombobox } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MantineScope } from '#ui/theme/mantine-scope.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isOpenShipTo, type ShipTo, searchShipTos } from './choose-ship-to.ts';
import { useSwitchShipTo } from './chosen-ship-to.ts';
import { closedReason } from './closed-reason.ts';
import classes from './ship-to-picker.module.css';

type Props = { shipTos: readonly ShipTo[]; chosen: ShipTo | undefined; onClose: () => void };

/** All places of the user in one list, narrowed while one types; two activations from anywhere (moment 5). */
export default function ShipToPicker(props: Props) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('shipTo.choose')} close={t('menu.close')} onClose={props.onClose} size="md">
      <MantineScope>
        <ShipToSearch {...props} />
      </MantineScope>
    </Dialog>
  );
}

function ShipToSearch({ shipTos, chosen, onClose }: Props) {
  const { t } = useTranslation('shell');
  const [query, setQuery] = useState('');
  const switchTo = useSwitchShipTo();
  const list = useCombobox({ opened: true });
  // Left to itself Mantine renames the list after it is there, and names it to the field only when that is drawn again.
  const listId = useId();
  useMounted();
  const found = searchShipTos(shipTos, query);

  const choose = (id: string | undefined) => {
    const shipTo = shipTos.find((each) => each.id === id);
    if (!shipTo || !isOpenShipTo(shipTo)) return;
    onClose();
    switchTo(shipTo);
  };
  const leaveOrTakeFirst = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
    if (key === 'Enter' && query && list.getSelectedOptionIndex() === -1) choose(found.find(isOpenShipTo)?.id);
  };

  return (
    <Combobox store={list} onOptionSubmit={choose}>
      <Combobox.EventsTarget withExpandedAttribute>
        <Input
          data-autofocus
          size="md"
          type="search"
          value={query}
          aria-label={t('shipTo.search')}
          placeholder={t('shipTo.search')}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          classNames={{ input: classes.search ?? '' }}
          onKeyDown={leaveOrTakeFirst}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            list.resetSelectedOption();
          }}
        />
      </Combobox.EventsTarget>
      <p className={classes.count} role="status">
        {found.length > 0 ? t('shipTo.found', { count: found.length }) : t('shipTo.nothing', { query })}
      </p>
      {found.length === 0 && <p className={classes.hint}>{t('shipTo.nothingHint')}</p>}
      <Combobox.Options id={listId} className={classes.list} aria-label={t('shipTo.list')}>
        {found.map((shipTo) => (
          <ShipToOption key={shipTo.id} shipTo={shipTo} isChosen={shipTo.id === chosen?.id} />
        ))}
      </Combobox.Options>
    </Combobox>
  );
}

function ShipToOption({ shipTo, isChosen }: { shipTo: ShipTo; isChosen: boolean }) {
  const { t } = useTranslation('shell');
  const closed = closedReason(t, shipTo);
  return (
    <Combobox.Option
      value={shipTo.id}
      disabled={closed !== undefined}
      aria-disabled={closed !== undefined}
      active={isChosen}
      className={classes.option ?? ''}
    >
      <span className={classes.words}>
        <span className={classes.name}>{shipTo.name}</span>
        <span className={classes.shipTo}>
          {shipTo.city} · <span className="tabular">{shipTo.id}</span>
        </span>
        {closed && <span className={classes.closed}>{closed}</span>}
      </span>
      {isChosen && (
        <>
          <IconCheck size={20} stroke={2} aria-hidden="true" />
          <VisuallyHidden>{t('shipTo.chosen')}</VisuallyHidden>
        </>
      )}
    </Combobox.Option>
  );
}
