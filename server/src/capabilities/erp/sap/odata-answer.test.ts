import { expect, test } from 'vitest';
import { ErpFailure } from '../port/erp-failure.ts';
import { judgeAnswer } from './odata-answer.ts';

const answer = (status: number, body: string) => ({ status, headers: {}, body: Buffer.from(body) });
const sapError = JSON.stringify({ error: { code: 'V1/597', message: { lang: 'en', value: 'Goods issued' } } });

/** Whether an order may be sent again rests on these. */
test.each([
  [301, '', 'not-sent', true],
  [308, '<html>', 'not-sent', true],
  [401, '', 'not-sent', true],
  [401, sapError, 'not-sent', true],
  [403, 'Forbidden', 'not-sent', false],
  [403, sapError, 'refused', false],
  [404, '<html>', 'not-sent', false],
  [404, sapError, 'refused', false],
  [400, sapError, 'refused', false],
  [400, 'Bad Request', 'unknown', false],
  [409, sapError, 'unknown', false],
  [412, sapError, 'refused', false],
  [429, sapError, 'not-sent', true],
  [500, sapError, 'unknown', false],
  [502, '', 'unknown', true],
  [503, '<html>', 'unknown', true],
  [504, '', 'unknown', true],
  [200, '<html>', 'unknown', false],
  [201, '{}', 'unknown', false],
  [201, '', 'unknown', false],
])('%i %s is %s', (status, body, kind, isAway) => {
  const judging = () => judgeAnswer(answer(status, body));

  expect(judging).toThrow(ErpFailure);
  expect(failureOf(judging)).toMatchObject({ kind, isAway });
});

test('data is data, and nothing to tell is a success, too', () => {
  expect(judgeAnswer(answer(201, '{"d":{"SalesOrder":"1"}}')).data).toEqual({ SalesOrder: '1' });
  expect(judgeAnswer(answer(204, '')).data).toEqual({});
});

test('the ERP’s own words are kept for operators', () => {
  expect(failureOf(() => judgeAnswer(answer(400, sapError)))).toMatchObject({
    code: 'V1/597',
    message: 'Goods issued',
    details: { status: 400 },
  });
});

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
