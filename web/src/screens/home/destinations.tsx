import { IconBuildingStore, IconCheck, IconChevronRight, IconMapPin, IconSearch } from '@tabler/icons-react';
import {
  closedReason,
  isOpenShipTo,
  type ShipTo,
  useOpenShipToPicker,
  useSwitchShipTo,
} from '#capabilities/ship-to/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './destinations.module.css';
import { Block } from './rows/block.tsx';

const fewDestinations = 5;

/** The other ship-tos of the user, one click away. */
export function Destinations({ shipTos, chosen }: { shipTos: readonly ShipTo[]; chosen: ShipTo }) {
  const { t } = useTranslation('home');
  const others = shipTos.filter((shipTo) => shipTo !== chosen);
  return (
    <Block icon={IconBuildingStore} heading={t('places.heading')}>
      <DestinationList shipTos={[chosen, ...others].slice(0, fewDestinations)} chosen={chosen} />
      {shipTos.length > fewDestinations && <AllShipTos count={shipTos.length} />}
    </Block>
  );
}

/** In place of the delivery while nobody has said where it shall go. */
export function ChooseShipTo({ shipTos }: { shipTos: readonly ShipTo[] }) {
  const { t } = useTranslation('home');
  const openFirst = [...shipTos.filter(isOpenShipTo), ...shipTos.filter((shipTo) => !isOpenShipTo(shipTo))];
  return (
    <Block icon={IconMapPin} heading={t('places.heading')}>
      <p className={classes.question}>{t('places.choose')}</p>
      <p className={classes.text}>{t('places.chooseText')}</p>
      <DestinationList shipTos={openFirst.slice(0, fewDestinations)} chosen={undefined} />
      {shipTos.length > fewDestinations && <AllShipTos count={shipTos.length} />}
    </Block>
  );
}

export function NoShipTos() {
  const { t } = useTranslation('home');
  return (
    <Block icon={IconMapPin} heading={t('places.heading')}>
      <p className={classes.question}>{t('places.none')}</p>
      <p className={classes.text}>{t('places.noneText')}</p>
    </Block>
  );
}

function DestinationList({ shipTos, chosen }: { shipTos: readonly ShipTo[]; chosen: ShipTo | undefined }) {
  const { t } = useTranslation('shell');
  const switchTo = useSwitchShipTo();
  return (
    <ul className={classes.places} data-open={!chosen || undefined}>
      {shipTos.map((shipTo) => {
        const closed = closedReason(t, shipTo);
        const isChosen = shipTo === chosen;
        return (
          <li key={shipTo.id}>
            <button
              type="button"
              className={`${classes.place} row gap-12 ink`}
              aria-pressed={isChosen}
              disabled={closed !== undefined}
              onClick={() => switchTo(shipTo)}
            >
              <span className="grid grow shrinkable">
                <span className="size-15 line-20 semibold anywhere">{shipTo.name}</span>
                <span className={`${classes.where} text-14`}>
                  {shipTo.city} · <span className="tabular">{shipTo.id}</span>
                </span>
                {closed && <span className="text-14 warning">{closed}</span>}
              </span>
              {!chosen && !closed && <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
              {isChosen && (
                <>
                  <IconCheck size={20} stroke={2} aria-hidden="true" />
                  <VisuallyHidden>{t('shipTo.chosen')}</VisuallyHidden>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function AllShipTos({ count }: { count: number }) {
  const { t } = useTranslation('home');
  const open = useOpenShipToPicker();
  return (
    <Button
      variant="default"
      className={classes.all}
      onClick={open}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('places.all', { count })}
    </Button>
  );
}
