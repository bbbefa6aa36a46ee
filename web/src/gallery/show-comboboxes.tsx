import { useState } from 'react';
import { ChoiceField } from '#ui/form/combobox/choice-field.tsx';
import { MultiChoiceList } from '#ui/form/combobox/multi-choice-list.tsx';
import { Specimen } from './specimen.tsx';

const cities = ['Brno', 'Čáslav', 'Kuřim', 'Ostrava', 'Plzeň', 'Praha'].map((name) => ({ value: name, label: name }));
const found = (count: number) => `${count} places`;

export function ShowComboboxes() {
  const [city, setCity] = useState<string>();
  const [ticked, setTicked] = useState<readonly string[]>(['Brno']);
  return (
    <>
      <Specimen name="choice" look="columns">
        <ChoiceField
          label="Town"
          choices={cities}
          value={city}
          found={found}
          nothing="Nothing found"
          onChoose={setCity}
        />
        <ChoiceField
          label="Town with an error"
          error="Choose a town"
          hint="Where the goods go"
          choices={[...cities, { value: 'x', label: 'Suspended', refusal: 'Suspended until May' }]}
          value={city}
          found={found}
          nothing="Nothing found"
          onChoose={setCity}
        />
      </Specimen>
      <Specimen name="several">
        <MultiChoiceList
          label="Towns"
          searchLabel="Search towns"
          choices={cities.map((choice, index) => ({ ...choice, count: String(index) }))}
          chosen={ticked}
          found={found}
          nothing="Nothing found"
          onTick={(value, isTicked) =>
            setTicked(isTicked ? [...ticked, value] : ticked.filter((each) => each !== value))
          }
          onLeave={() => undefined}
        />
      </Specimen>
    </>
  );
}
