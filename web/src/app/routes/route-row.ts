import type { Texts } from '../../i18n/catalogues.ts';
import type { CartPanelPosition, Chrome } from './route-facts.ts';
import type { Screen } from './screen.ts';

export type RouteRow = {
  /** Missing while nobody has built it: a user who may open the route then finds that there is no such page. */
  screen?: Screen;
  title: keyof Texts['common']['titles'];
  chrome: Chrome;
  hasFooter?: false;
  compactRail?: true;
  hasShipToBar?: true;
  cartPanel?: CartPanelPosition;
  openInMaintenance?: true;
  bannerLocation?: string;
  isUserVerification?: true;
};
