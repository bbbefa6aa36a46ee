import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { BasisSwitch, everything, isNothing } from '#capabilities/catalogue/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { useReturnFocus } from '#ui/overlay/return-focus.ts';
import { MantineScope } from '#ui/theme/mantine-scope.tsx';
import type { List } from '../use-list.ts';
import { FacetColumn } from './facet-column.tsx';
import classes from './facet-drawer.module.css';
import type { Facets } from './use-facets.ts';

type Props = { list: List; facets: Facets; onClose: () => void };

/** All facets on a phone. The list behind follows each touch, and the button says how much it holds by now. */
export default function FacetDrawer(props: Props) {
  return (
    <MantineScope>
      <OpenDrawer {...props} />
    </MantineScope>
  );
}

function OpenDrawer({ list, facets, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  useReturnFocus();
  const count = list.query.data?.total_count ?? 0;
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="bottom"
      size="88dvh"
      transitionProps={{ duration: 160 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.55} />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title component="h2" className={classes.title}>
            {t('filters.heading')}
          </Drawer.Title>
          {!isNothing(list.selection) && (
            <button type="button" className={classes.clear} onClick={() => list.select(everything)}>
              {t('filters.clearAll')}
            </button>
          )}
          <button type="button" className={classes.close} aria-label={t('filters.close')} onClick={onClose}>
            <IconX size={22} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        <Drawer.Body>
          <FacetColumn list={list} facets={facets} />
        </Drawer.Body>
        <div className={classes.foot}>
          <BasisSwitch />
          <Button onClick={onClose} className={classes.show} aria-live="polite">
            {count > 0 ? t('filters.show', { count, n: formatNumber(language, count) }) : t('noResults')}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
