import { expect, test } from 'vitest';
import { chartsOf } from './series.model.ts';
import { chartBegin, chartSteps, hourOf, minuteOf, toPoints } from './time-steps.model.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test('a day of charts ends with the quarter that is not over yet', () => {
  expect(chartBegin(at('09:14:59.999')).toISOString()).toBe('2026-11-19T09:15:00.000Z');
  expect(chartBegin(at('09:15:00')).toISOString()).toBe('2026-11-19T09:30:00.000Z');
  expect(chartSteps).toBe(96);
});

test('minutes and hours begin where the clock says', () => {
  expect([minuteOf(at('09:14:59.999')), hourOf(at('09:59:59'))]).toEqual([at('09:14:00'), at('09:00:00')]);
});

test('a step without a value is empty, and one beyond the chart is left out', () => {
  const points = toPoints(
    [
      { step: 1, value: 5 },
      { step: 96, value: 9 },
      { step: -1, value: 9 },
    ],
    null,
  );

  expect([points.length, ...points.slice(0, 3), points.at(-1)]).toEqual([96, null, 5, null, null]);
});

test('counts are added up, waits are as long as the longest, and faults are a share of the calls', () => {
  const charts = chartsOf([
    { series: 'calls', step: 0, max: 150, sum: 200 },
    { series: 'faults', step: 0, max: 3, sum: 4 },
    { series: 'faults', step: 1, max: 0, sum: 0 },
    { series: 'refusals', step: 0, max: 2, sum: 7 },
    { series: 'slowest', step: 0, max: 500, sum: 900 },
    { series: 'erp', step: 0, max: 14, sum: 40 },
    { series: 'mails', step: 0, max: 3, sum: 9 },
  ]);

  expect(Object.entries(charts).map(([name, points]) => [name, ...points.slice(0, 2)])).toEqual([
    ['slowest', 500, null],
    ['erp', 14, null],
    ['mails', 3, null],
    ['refusals', 7, null],
    ['faults', 0.02, 0],
  ]);
});
