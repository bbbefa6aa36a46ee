import type { Paper, PaperTable } from '@dray/server/platform/pdf/paper.ts';

const steps = (heading: string, rows: readonly string[]): PaperTable => ({
  heading,
  columns: [
    { head: '', share: 0.06 },
    { head: 'Dray', share: 0.94 },
  ],
  rows: rows.map((row, index) => [String(index + 1), row]),
});

/** One page to pin up in an office where five languages may be spoken. */
export const firstStepsPaper: Paper = {
  language: 'en',
  title: 'Dray: first steps',
  issuer: 'Meridian Breweries',
  issuedOn: '2026-01-05',
  parties: [],
  facts: [],
  tables: [
    steps('English', [
      'Choose the ship-to at the top of the page.',
      'Fill the cart, or repeat the last order.',
      'Check load and delivery day, then place the order before the cut-off.',
    ]),
    steps('Čeština', [
      'Nahoře na stránce zvolte místo dodání.',
      'Naplňte košík, nebo zopakujte poslední objednávku.',
      'Ověřte vytížení a den závozu a objednávku odešlete před uzávěrkou.',
    ]),
    steps('Slovenčina', [
      'Hore na stránke zvoľte miesto dodania.',
      'Naplňte košík alebo zopakujte poslednú objednávku.',
      'Overte vyťaženie a deň závozu a objednávku odošlite pred uzávierkou.',
    ]),
    steps('Italiano', [
      'In alto nella pagina scegliere il punto di consegna.',
      'Riempire il carrello o ripetere l’ultimo ordine.',
      'Verificare carico e giorno di consegna e inviare entro l’orario limite.',
    ]),
    steps('Español', [
      'Elija arriba el punto de entrega.',
      'Llene el carrito o repita el último pedido.',
      'Revise la carga y el día de reparto y envíe antes de la hora límite.',
    ]),
  ],
  sums: [],
  payment: undefined,
  notes: [],
  pageWords: '{page} / {pages}',
};
