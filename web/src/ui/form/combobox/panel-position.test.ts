import { expect, test } from 'vitest';
import { panelPosition } from './panel-position.ts';

const window = { width: 1280, height: 800 };

test('the list hangs under its field and is as wide, where there is room', () => {
  const position = panelPosition({ top: 100, bottom: 144, left: 40, width: 420 }, window);

  expect(position).toEqual({ left: 40, width: 420, maxHeight: 400, top: 148 });
});

test('near the lower edge it is above the field', () => {
  const position = panelPosition({ top: 700, bottom: 744, left: 40, width: 420 }, window);

  expect(position).toEqual({ left: 40, width: 420, maxHeight: 400, bottom: 104 });
});

test('with little room on both sides it takes the larger one', () => {
  expect(panelPosition({ top: 60, bottom: 104, left: 16, width: 328 }, { width: 360, height: 260 })).toMatchObject({
    top: 108,
    maxHeight: 144,
  });
});

test('a narrow field has a list that can be read, within the window', () => {
  expect(panelPosition({ top: 0, bottom: 44, left: 1180, width: 90 }, window)).toMatchObject({ left: 952, width: 320 });
  expect(panelPosition({ top: 0, bottom: 44, left: 16, width: 90 }, { width: 320, height: 800 })).toMatchObject({
    left: 8,
    width: 304,
  });
});
