import { isPlainKey } from '#capabilities/pricing/index.ts';

export type TypedQuestion = {
  shipTo: string;
  sku: string;
  quantity: number | undefined;
  day: string | undefined;
};

export type QuestionFault = { field: 'shipTo' | 'sku'; code: 'missing' | 'shape' };

/** What has to be corrected before the price can be asked for. */
export function findQuestionFaults(typed: TypedQuestion): QuestionFault[] {
  return fields.flatMap((field): QuestionFault[] => {
    const number = typed[field].trim();
    if (number === '') return [{ field, code: 'missing' }];
    return isPlainKey(number) ? [] : [{ field, code: 'shape' }];
  });
}

const fields = ['shipTo', 'sku'] as const;
