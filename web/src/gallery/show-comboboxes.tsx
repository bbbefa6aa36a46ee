import { useState } from 'react';
import { ChoiceField } from '#ui/form/combobox/choice-field.tsx';
import { MultiChoiceList } from '#ui/form/combobox/multi-choice-list.tsx';
import { Specimen } from './specimen.tsx';

const places = ['Brno', 'Čáslav', 'Kuřim', 'Ostrava', 'Plzeň', 'Praha'].map((name) => ({ value: name, label: name }));
const found = (count: number) => `${count} places`;

export function ShowComboboxes() {
  const [place, setPlace] = useState<string>();
  const [ticked, setTicked] = useState<readonly string[]>(['Brno']);
  return (
    <>
      <Specimen name="choice" look="columns">
        <ChoiceField
          label="Town"
          choices={places}
          value={place}
          found={found}
          nothing="Nothing found"
          onChoose={setPlace}
        />
        <ChoiceField
          label="Town with an error"
          error="Choose a town"
          hint="Where the goods go"
          choices={[...places, { value: 'x', label: 'Suspended', refusal: 'Suspended until May' }]}
          value={place}
          found={found}
          nothing="Nothing found"
          onChoose={setPlace}
        />
      </Specimen>
      <Specimen name="several">
        <MultiChoiceList
          label="Towns"
          searchLabel="Search towns"
          choices={places.map((choice, index) => ({ ...choice, count: String(index) }))}
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
