import { useState } from 'react';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Specimen } from './specimen.tsx';

export function ShowFields() {
  const [text, setText] = useState('U Lípy');
  const [unit, setUnit] = useState<'pack' | 'layer'>();
  return (
    <Specimen name="fields" look="columns">
      <TextField label="Name" value={text} onChange={setText} max={40} />
      <TextField
        label="With an error"
        value={text}
        onChange={setText}
        max={40}
        error="Type another name"
        hint="As on the sign"
        isRequired
      />
      <SelectField
        label="Unit"
        value={unit}
        choices={[
          { value: 'pack', label: 'packs' },
          { value: 'layer', label: 'layers' },
        ]}
        onChoose={setUnit}
      />
    </Specimen>
  );
}
