import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FileDrop } from '#ui/form/files/file-drop.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Specimen } from './specimen.tsx';

const units = [
  { value: 'pack', label: 'packs' },
  { value: 'layer', label: 'layers' },
] as const;

export function ShowFields() {
  const [text, setText] = useState('U Lípy');
  const [secret, setSecret] = useState('Pivnice-2026');
  const [unit, setUnit] = useState<'pack' | 'layer'>();
  const [weight, setWeight] = useState<number | undefined>(12.5);
  const [shownError, setShownError] = useState<string>();
  const [isOn, setOn] = useState(true);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Specimen name="summary of errors">
        {tries > 0 && (
          <ErrorSummary
            key={tries}
            errors={[
              { fieldId: 'name', text: 'Type another name' },
              { fieldId: 'weight', text: 'Type a weight' },
            ]}
          />
        )}
        <div>
          <Button onClick={() => setTries(tries + 1)}>Send</Button>
        </div>
      </Specimen>
      <Specimen name="fields" look="columns">
        <TextField label="Name" value={text} onChange={setText} max={40} />
        <PasswordField label="Password" value={secret} onChange={setSecret} autoComplete="new-password" />
        <TextField
          id="name"
          label="With an error"
          value={text}
          onChange={setText}
          error="Type another name"
          isRequired
        />
        <TextField
          label="Several lines"
          rows={3}
          value={text}
          onChange={setText}
          max={20}
          hint="What the driver reads"
        />
        <NumberField
          id="weight"
          label="Weight"
          unit="kg"
          min={1}
          max={500}
          step={0.5}
          value={weight}
          error={shownError}
          onChange={(value, error) => {
            setWeight(value);
            setShownError(error);
          }}
        />
        <SelectField label="Unit" value={unit} choices={units} onChoose={setUnit} />
        <SelectField
          label="Saving"
          value="pack"
          choices={units}
          status={<span>Saving…</span>}
          onChoose={() => undefined}
        />
        <SwitchField label="Confirmation by e-mail" hint="To everybody who orders" isOn={isOn} onChange={setOn} />
        <SwitchField label="Cannot be changed" isOn={false} isDisabled onChange={() => undefined} />
      </Specimen>
      <Specimen name="files">
        <FileDrop
          label="Order files"
          types={['.csv', '.xlsx']}
          maxBytes={2_000_000}
          isSeveral
          files={files}
          progressOf={(file) => (file.name.startsWith('half') ? 0.5 : undefined)}
          onChange={setFiles}
        />
      </Specimen>
    </>
  );
}
