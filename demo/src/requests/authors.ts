import type { Country } from '../markets/demo-countries.ts';
import type { PlotName } from './request-plots.ts';

type Author = { email: string; plots: readonly PlotName[] };

/** Who asked what. Anyone whom the start prints has several, and one that waits for them. */
export const authors: Readonly<Record<Country, readonly Author[]>> = {
  CZ: [
    { email: 'owner@ulipy.example', plots: ['broken', 'invoice', 'deposit', 'day', 'place', 'collection', 'payment'] },
    { email: 'shift@ulipy.example', plots: ['short', 'again', 'tap', 'portal'] },
    { email: 'warehouse@velkosklad-brno.example', plots: ['credit', 'late'] },
    { email: 'edge@prilis-zlutoucky-kun.example', plots: ['taste', 'idea'] },
  ],
  SK: [
    {
      email: 'owner@tatravelko.example',
      plots: ['broken', 'invoice', 'deposit', 'day', 'place', 'collection', 'idea'],
    },
    { email: 'accountant@tatravelko.example', plots: ['payment', 'credit'] },
    { email: 'warehouse@tatravelko.example', plots: ['short', 'again', 'late'] },
    { email: 'owner@tri-zvony.example', plots: ['tap', 'taste', 'portal'] },
  ],
  IT: [
    { email: 'owner@bellini.example', plots: ['broken', 'deposit', 'day', 'short', 'again', 'place', 'collection'] },
    { email: 'finance@bellini.example', plots: ['invoice', 'payment'] },
    { email: 'warehouse@bellini.example', plots: ['late', 'portal'] },
    { email: 'owner@tirrenova.example', plots: ['credit', 'tap', 'taste'] },
    { email: 'owner@colle-fiorino.example', plots: ['idea'] },
  ],
  ES: [
    { email: 'owner@bar-romero.example', plots: ['broken', 'invoice', 'deposit', 'day', 'place', 'payment'] },
    { email: 'manager@bar-romero.example', plots: ['short', 'again', 'tap', 'portal', 'collection'] },
    { email: 'owner@levantina-azul.example', plots: ['credit', 'late', 'taste'] },
    { email: 'owner@la-higuera.example', plots: ['idea'] },
  ],
};

/** One more request with a file, so that twenty-five have some. */
export const extraFiles = { country: 'CZ', plot: 'taste', files: ['label'] } as const;
