import { languages } from '@dray/contract/languages.ts';
import { customerTypes, isCountry, marketOf } from '@dray/contract/markets.ts';
import type { ShownOnboarding } from '#capabilities/onboarding/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { TypedColumn } from './column-label.ts';
import { fieldId } from './field-id.ts';
import { MethodsField } from './methods-field.tsx';
import { numberExamples } from './number-examples.ts';
import { useStepWords } from './use-step-words.ts';
import { WeekdaysField } from './weekdays-field.tsx';

type Props = {
  column: TypedColumn;
  row: number;
  value: string;
  error: string | undefined;
  onboarding: ShownOnboarding;
  onType: (text: string) => void;
};

const optional: readonly TypedColumn[] = ['street', 'postal_code', 'province', 'phone', 'closed_weekdays'];

/** A column of the master data as a field; what it holds is text, as in a file. */
export function ColumnField({ column, row, value, error, onboarding, onType }: Props) {
  const { t } = useTranslation('onboarding');
  const words = useStepWords(onboarding);
  const label = t(`fields.${column}`);
  const named = { id: fieldId(row, column), label, error };
  switch (column) {
    case 'handstacked':
      return <SwitchField {...named} isOn={value === '1'} onChange={(isOn) => onType(isOn ? '1' : '0')} />;
    case 'closed_weekdays':
      return <WeekdaysField {...named} value={value} onType={onType} />;
    case 'methods':
      return <MethodsField {...named} value={value} onType={onType} />;
    case 'transport':
    case 'customer_type':
    case 'price_list':
    case 'language': {
      const known = codesOf(column, onboarding);
      const codes = value === '' || known.includes(value) ? known : [...known, value];
      return (
        <SelectField
          {...named}
          isRequired
          value={value || undefined}
          choices={codes.map((code) => ({ value: code, label: words.value(column, code) }))}
          onChoose={onType}
        />
      );
    }
    default:
      return (
        <TextField
          {...named}
          {...inputs[column]}
          isRequired={!optional.includes(column)}
          autoComplete="off"
          hint={hintOf(column, onboarding)}
          value={value}
          onChange={onType}
        />
      );
  }
}

const inputs: Readonly<Partial<Record<TypedColumn, { type?: string; inputMode?: 'email' | 'tel' | 'numeric' }>>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  lead_days: { inputMode: 'numeric' },
};

function codesOf(column: TypedColumn, { priceLists }: ShownOnboarding): readonly string[] {
  if (column === 'transport') return ['VAN', 'TRUCK', 'PICKUP'];
  if (column === 'customer_type') return Object.values(customerTypes);
  if (column === 'language') return languages;
  return priceLists.map(({ code }) => code);
}

/** How it is written in the customer's country. */
function hintOf(column: TypedColumn, { country }: ShownOnboarding): string | undefined {
  if (!isCountry(country)) return undefined;
  if (column === 'phone') return marketOf(country).phone.example;
  if (column === 'cut_off') return '14:00';
  return numberExamples(country)[column];
}
