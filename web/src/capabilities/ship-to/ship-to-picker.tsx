import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Combobox } from '#ui/form/combobox/combobox.tsx';
import { ListStatus } from '#ui/form/combobox/list-status.tsx';
import { Option } from '#ui/form/combobox/option.tsx';
import { OptionList } from '#ui/form/combobox/option-list.tsx';
import { SearchInput } from '#ui/form/combobox/search-input.tsx';
import { optionId, useCombobox } from '#ui/form/combobox/use-combobox.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isOpenShipTo, type ShipTo, searchShipTos } from './choose-ship-to.ts';
import { useSwitchShipTo } from './chosen-ship-to.ts';
import { closedReason } from './closed-reason.ts';
import classes from './ship-to-picker.module.css';

type Props = { shipTos: readonly ShipTo[]; chosen: ShipTo | undefined; onClose: () => void };

/** All ship-tos of the user in one list, narrowed while one types; two activations from anywhere (moment 5). */
export default function ShipToPicker(props: Props) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('shipTo.choose')} close={t('menu.close')} onClose={props.onClose} size="md">
      <ShipToSearch {...props} />
    </Dialog>
  );
}

function ShipToSearch({ shipTos, chosen, onClose }: Props) {
  const { t } = useTranslation('shell');
  const [query, setQuery] = useState('');
  const switchTo = useSwitchShipTo();
  const found = searchShipTos(shipTos, query);

  const choose = (shipTo: ShipTo) => {
    onClose();
    switchTo(shipTo);
  };
  const takeFirst = () => {
    const first = query ? found.find(isOpenShipTo) : undefined;
    if (first) choose(first);
  };
  const state = useCombobox({
    text: query,
    onText: setQuery,
    isOpen: true,
    onOpen: (isOpen) => {
      if (!isOpen) onClose();
    },
    options: (listId) => ({ ids: found.map(({ id }) => optionId(listId, id)), answers: query.trim() }),
    onNone: takeFirst,
  });

  return (
    <Combobox state={state}>
      <SearchInput state={state} label={t('shipTo.search')} isFirst />
      <ListStatus className={classes.count}>
        {found.length > 0 ? t('shipTo.found', { count: found.length }) : t('shipTo.nothing', { query })}
      </ListStatus>
      {found.length === 0 ? (
        <p className={classes.hint}>{t('shipTo.nothingHint')}</p>
      ) : (
        <OptionList label={t('shipTo.list')} className={classes.list}>
          {found.map((shipTo) => (
            <ShipToOption
              key={shipTo.id}
              shipTo={shipTo}
              isChosen={shipTo.id === chosen?.id}
              onTake={() => choose(shipTo)}
            />
          ))}
        </OptionList>
      )}
    </Combobox>
  );
}

type OptionProps = { shipTo: ShipTo; isChosen: boolean; onTake: () => void };

function ShipToOption({ shipTo, isChosen, onTake }: OptionProps) {
  const { t } = useTranslation('shell');
  return (
    <Option
      name={shipTo.id}
      className={classes.option}
      isChosen={isChosen}
      refusal={closedReason(t, shipTo)}
      onTake={onTake}
    >
      <span className="grid grow shrinkable">
        <span className="size-15 line-20 semibold anywhere">{shipTo.name}</span>
        <span className={`${classes.shipTo} text-14 muted`}>
          {shipTo.city} · <span className="tabular">{shipTo.id}</span>
        </span>
      </span>
      {isChosen && (
        <>
          <IconCheck size={20} stroke={2} aria-hidden="true" />
          <VisuallyHidden>{t('shipTo.chosen')}</VisuallyHidden>
        </>
      )}
    </Option>
  );
}
