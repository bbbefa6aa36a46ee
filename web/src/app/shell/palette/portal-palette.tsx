import { RepeatQuestion, useAddOne, useRepeat } from '#capabilities/cart/index.ts';
import { usePriceBasis } from '#capabilities/catalogue/index.ts';
import { fileLink } from '#capabilities/documents/index.ts';
import { AskForHelp, searchReference } from '#capabilities/help/index.ts';
import { Palette, setPaletteOpen } from '#capabilities/search/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LoaderOverlay } from '#ui/overlay/loader-overlay.tsx';
import type { MenuItem } from '../menu/menu-items.ts';
import { useLeaving } from '../menu/use-leaving.ts';
import { useActions } from './use-actions.tsx';

type Props = { items: readonly MenuItem[]; isOpen: boolean };

const close = () => setPaletteOpen(false);

/** The search over everything with what other capabilities do for it: cart, orders, documents, session. */
export default function PortalPalette({ items, isOpen }: Props) {
  const { t } = useTranslation('shell');
  const { may } = useSession();
  const repeating = useRepeat();
  const { leave, isLeaving } = useLeaving();
  const addOne = useAddOne();
  const isGross = usePriceBasis() === 'gross';
  const actions = useActions(items, { repeat: repeating.start, leave });
  const repeatOrder = (orderNumber: string) => {
    close();
    repeating.start(orderNumber);
  };
  return (
    <>
      {isOpen && (
        <Palette
          may={may}
          isGross={isGross}
          onAdd={addOne}
          acts={{ repeatOrder: may('Catalogue') ? repeatOrder : undefined, documentLink: fileLink }}
          actions={actions}
          nothing={(query) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the click is that of the link inside.
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too.
            <div onClick={close}>
              <AskForHelp reference={searchReference(query)} />
            </div>
          )}
          onAction={({ run }) => {
            close();
            run();
          }}
          onClose={close}
        />
      )}
      <RepeatQuestion repeating={repeating} />
      {isLeaving && <LoaderOverlay>{t('account.signingOut')}</LoaderOverlay>}
    </>
  );
}
