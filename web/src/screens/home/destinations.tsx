import { IconChevronRight, IconMapPin, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orderingQueries } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import {
  closedReason,
  isOpenShipTo,
  type ShipTo,
  useOpenShipToPicker,
  useSwitchShipTo,
} from '#capabilities/ship-to/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import classes from './destinations.module.css';
import { Block } from './rows/block.tsx';

const fewDestinations = 5;

/** In place of the delivery while nobody has said where it shall go. */
export function ChooseShipTo({ shipTos }: { shipTos: readonly ShipTo[] }) {
  const { t } = useTranslation('home');
  const last = useShipToOfLastOrder();
  // The one of the last order, then the others that are open.
  const rankOf = (shipTo: ShipTo) => (isOpenShipTo(shipTo) ? Number(shipTo.id !== last.id) : 2);
  const likelyFirst = shipTos.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <Block icon={IconMapPin} heading={t('places.heading')}>
      <p className={classes.question}>{t('places.choose')}</p>
      <p className={classes.text}>{t('places.chooseText')}</p>
      {last.isKnown ? (
        <DestinationList shipTos={likelyFirst.slice(0, fewDestinations)} lastId={last.id} />
      ) : (
        <Waiting>
          <DestinationList shipTos={likelyFirst.slice(0, fewDestinations)} lastId={likelyFirst[0]?.id} />
        </Waiting>
      )}
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

/** Nobody's, where orders may not be read or cannot be; a list that changes its order under the finger helps nobody. */
function useShipToOfLastOrder(): { id: string | undefined; isKnown: boolean } {
  const { may } = useSession();
  const mayRead = may('My Orders');
  const { data, isPending } = useQuery({ ...orderingQueries.list({}, 1, useLanguage()), enabled: mayRead });
  return { id: data?.sopList[0]?.shipToId, isKnown: !mayRead || !isPending };
}

type ListProps = { shipTos: readonly ShipTo[]; lastId: string | undefined };

function DestinationList({ shipTos, lastId }: ListProps) {
  const { t } = useTranslation(['shell', 'home']);
  const switchTo = useSwitchShipTo();
  return (
    <ul className={classes.places}>
      {shipTos.map((shipTo) => {
        const closed = closedReason(t, shipTo);
        return (
          <li key={shipTo.id}>
            <button
              type="button"
              className={`${classes.place} row gap-12 ink`}
              data-last={(shipTo.id === lastId && !closed) || undefined}
              disabled={closed !== undefined}
              onClick={() => switchTo(shipTo)}
            >
              <span className="grid grow shrinkable">
                <span className="size-15 line-20 semibold anywhere">{shipTo.name}</span>
                <span className={`${classes.where} text-14`}>
                  {shipTo.city} · <span className="tabular">{shipTo.id}</span>
                </span>
                {shipTo.id === lastId && <span className="text-13">{t('home:places.last')}</span>}
                {closed && <span className="text-14 warning">{closed}</span>}
              </span>
              {!closed && <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
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
