import type { Pattern } from './brand-voices.ts';

type Motif = { kind: 'glass' | 'van' | 'calendar' | 'paper' } | { kind: 'pack'; format: string };

/** The picture of one article or course; what it shows is what its `imageAlt` says. */
export type Scene = { path: string; slug: string; pattern: Pattern; motif: Motif };

const scene = (path: string, slug: string, pattern: Pattern, motif: Motif): Scene => ({ path, slug, pattern, motif });

export const scenes: readonly Scene[] = [
  scene('news/cz-holiday-deliveries', 'havranov--havranov-12', 'dots', { kind: 'calendar' }),
  scene('news/cz-unfiltered-returns', 'havranov--havranov-nefiltr', 'rays', { kind: 'pack', format: 'KEG30' }),
  scene('news/cz-price-adjustment', 'zluty-mlyn--desitka', 'stripes', { kind: 'paper' }),
  scene('news/cz-tapster-evening', 'havranov--havranov-12', 'rays', { kind: 'glass' }),
  scene('news/cz-keg-inventory', 'zluty-mlyn--dvanactka', 'stripes', { kind: 'pack', format: 'KEG50' }),
  scene('news/cz-wholesale-truck-slots', 'havranov--havranov-11', 'waves', { kind: 'van' }),
  scene('news/cz-new-brewhouse', 'havranov--havranov-polotmavy', 'hills', { kind: 'glass' }),
  scene('news/cz-glass-line-thanks', 'zluty-mlyn--desitka', 'dots', { kind: 'pack', format: 'CR20' }),
  scene('news/sk-radler-grapefruit', 'brezovar--radler-grep', 'dots', { kind: 'pack', format: 'CAN24' }),
  scene('news/sk-can-deposits', 'tatrin--tatrin-11', 'stripes', { kind: 'pack', format: 'CAN24' }),
  scene('news/sk-draught-school', 'tatrin--tatrin-12', 'hills', { kind: 'glass' }),
  scene('news/sk-winter-roads', 'tatrin--tatrin-11', 'hills', { kind: 'van' }),
  scene('news/sk-own-price', 'tatrin--tatrin-12', 'rays', { kind: 'paper' }),
  scene('news/sk-brewery-water', 'biela-studna--jemna', 'waves', { kind: 'pack', format: 'PET6' }),
  scene('news/it-non-filtrata', 'valdoro--non-filtrata', 'rays', { kind: 'pack', format: 'OWK20' }),
  scene('news/it-full-trucks', 'valdoro--classica', 'stripes', { kind: 'van' }),
  scene('news/it-giornata-spina', 'faro-basso--doppio', 'waves', { kind: 'glass' }),
  scene('news/it-listino-fusti', 'valdoro--rossa', 'dots', { kind: 'paper' }),
  scene('news/it-filiera-orzo', 'valdoro--classica', 'hills', { kind: 'pack', format: 'NRB24' }),
  scene('news/es-sierra-brava-tostada', 'sierra-brava--tostada', 'hills', { kind: 'pack', format: 'KEG30' }),
  scene('news/es-jornada-tiraje', 'almirada--especial', 'waves', { kind: 'glass' }),
  scene('news/es-recogida-envases', 'almirada--especial', 'dots', { kind: 'pack', format: 'CR24' }),
  scene('news/es-rappel', 'sierra-brava--negra', 'stripes', { kind: 'paper' }),
  scene('news/es-terrazas-balance', 'almirada--clara', 'rays', { kind: 'pack', format: 'CAN24' }),
  scene('training/cz-pouring', 'havranov--havranov-12', 'stripes', { kind: 'glass' }),
  scene('training/cz-draught-hygiene', 'zluty-mlyn--psenicne', 'waves', { kind: 'pack', format: 'KEG50' }),
  scene('training/cz-co2-safety', 'havranov--havranov-cerny', 'stripes', { kind: 'pack', format: 'CO2' }),
  scene('training/cz-reading-invoice', 'zluty-mlyn--dvanactka', 'dots', { kind: 'paper' }),
  scene('training/sk-keg-and-cellar', 'tatrin--tatrin-12', 'dots', { kind: 'pack', format: 'KEG30' }),
  scene('training/sk-empties-deposits', 'brezovar--10', 'hills', { kind: 'pack', format: 'CR20' }),
  scene('training/sk-storage-dates', 'brezovar--10', 'stripes', { kind: 'calendar' }),
  scene('training/sk-planning-orders', 'tatrin--tatrin-11', 'rays', { kind: 'calendar' }),
  scene('training/it-servizio-spina', 'valdoro--classica', 'rays', { kind: 'glass' }),
  scene('training/it-ordini-camion', 'faro-basso--chiara', 'stripes', { kind: 'van' }),
  scene('training/it-cura-bicchieri', 'valdoro--rossa', 'waves', { kind: 'glass' }),
  scene('training/it-vuoti-resi', 'valdoro--classica', 'dots', { kind: 'pack', format: 'CR24' }),
  scene('training/es-cana-y-barra', 'almirada--especial', 'rays', { kind: 'glass' }),
  scene('training/es-maridaje', 'sierra-brava--tostada', 'dots', { kind: 'glass' }),
  scene('training/es-cambio-barril', 'almirada--trigo', 'stripes', { kind: 'pack', format: 'KEG30' }),
];
