import type { Translate } from '#platform/texts/texts.ts';
import type { Texts } from '../../../i18n/catalogues.ts';
import type { MenuItem } from './menu-items.ts';

type Name = MenuItem['name'];
type Short = keyof Texts['shell']['menu']['short'];

const shortened: Record<Short, true> = {
  documents: true,
  profile: true,
  marketing: true,
  training: true,
  news: true,
  empties: true,
  pubMenu: true,
  about: true,
};

const isShortened = (name: Name): name is Short => name in shortened;

/** The name as it fits eighty pixels; most fit as they are. */
export const shortName = (t: Translate<'shell'>, name: Name): string =>
  isShortened(name) ? t(`menu.short.${name}`) : t(`menu.full.${name}`);
