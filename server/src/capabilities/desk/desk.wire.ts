import type { Desk, Waiting } from '@dray/contract/desk/desk-shapes.ts';
import type { SpanFigures } from '#capabilities/ordering/index.ts';
import { parseMinor, toDecimal } from '#platform/money.ts';
import type { ComingCutOff } from './figures/list-cut-offs.ts';
import type { MarketDay } from './figures/sum-days.ts';
import type { WaitingGroup } from './waiting/waiting.model.ts';

export const waitingToWire = ({ cause, oldest, markets, example, ...group }: WaitingGroup): Waiting => ({
  ...group,
  cause: cause ?? null,
  oldest: oldest?.toISOString() ?? null,
  markets: [...markets],
  example: example ?? null,
});

export const dayToWire = ({ today, before, ...day }: MarketDay): NonNullable<Desk['days']>[number] => ({
  ...day,
  today: figuresToWire(today),
  before: figuresToWire(before),
});

const figuresToWire = ({ value, ...figures }: SpanFigures) => ({ ...figures, value: toDecimal(parseMinor(value)) });

export const cutOffToWire = ({ at, transports, shipTos, market }: ComingCutOff) => ({
  market,
  at: at.toISOString(),
  transports: [...transports],
  shipTos: shipTos ?? null,
});
