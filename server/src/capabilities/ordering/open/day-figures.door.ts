import type { Country } from '@dray/contract/markets.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Scope } from '#platform/request/request.ts';
import { dayFiguresStore, type Span } from './day-figures.store.ts';

export type { SpanFigures } from './day-figures.store.ts';
export type DayFiguresDoor = ReturnType<ReturnType<typeof openDayFigures>>;

/** A market's busiest day is far below; where it is not, the figure says that there is more. */
const maxSummed = 5_000;

/** How many orders a market has placed in a while, and what they are worth. */
export const openDayFigures = () => (transaction: Transaction) => ({
  sumPlaced: (scope: Scope, market: Country, span: Span, max = maxSummed) =>
    dayFiguresStore(transaction).sumPlaced(scope, market, span, max),
  countSteps: (scope: Scope, span: Span, stepSeconds: number, max: number) =>
    dayFiguresStore(transaction).countSteps(scope, span, stepSeconds, max),
});
