import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceMenu } from '#ui/overlay/choice-menu.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { RowMenu } from '#ui/overlay/row-menu.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { Specimen } from './specimen.tsx';

const sides = ['left', 'right', 'bottom'] as const;

export function ShowOverlays() {
  const [open, setOpen] = useState<'dialog' | (typeof sides)[number]>();
  const [said, setSaid] = useState('Nothing was pressed yet');
  const [language, setLanguage] = useState('cs');
  const close = () => setOpen(undefined);
  return (
    <>
      <Specimen name="menus" look="row">
        <Actions onSaid={setSaid} />
        <ChoiceMenu
          label="Language"
          look="outlined"
          trigger={language}
          value={language}
          choices={[
            { value: 'cs', label: 'Čeština', lang: 'cs' },
            { value: 'es', label: 'Español', lang: 'es' },
            { value: 'it', label: 'Italiano', lang: 'it' },
          ]}
          onChoose={setLanguage}
        />
        <Popover side="below-start" trigger="Popover">
          <p>What hangs below a button.</p>
          <button type="button" data-closes="">
            Close it
          </button>
        </Popover>
        <p role="status">{said}</p>
      </Specimen>
      <Specimen name="dialogs" look="row">
        <Button variant="default" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        {sides.map((side) => (
          <Button key={side} variant="default" onClick={() => setOpen(side)}>
            Drawer {side}
          </Button>
        ))}
      </Specimen>
      <Specimen name="toasts" look="row">
        <Button
          variant="default"
          onClick={() =>
            showToast({
              tone: 'done',
              topic: 'order',
              text: 'Order 4502388 sent',
              action: { label: 'View', run: () => setSaid('View') },
            })
          }
        >
          Done
        </Button>
        <Button
          variant="default"
          onClick={() => showToast({ tone: 'failed', topic: 'line', text: 'Not saved', detail: 'Back to 6 kegs' })}
        >
          Failed
        </Button>
      </Specimen>
      {open === 'dialog' && (
        <Dialog title="A question" close="Close" onClose={close}>
          <p>Shall it be done?</p>
          <Actions onSaid={setSaid} />
          <Button onClick={close}>Do it</Button>
        </Dialog>
      )}
      {open && open !== 'dialog' && (
        <Drawer
          title="Delivery"
          close="Close"
          side={open}
          onClose={close}
          foot={<Button onClick={close}>Show 3 orders</Button>}
        >
          <Actions onSaid={setSaid} />
          <p>What stands in it scrolls, its head and foot stay.</p>
        </Drawer>
      )}
    </>
  );
}

const Actions = ({ onSaid }: { onSaid: (words: string) => void }) => (
  <RowMenu
    label="Actions of order 4502388"
    entries={[
      { key: 'track', label: 'Track' },
      { key: 'documents', label: 'Documents' },
      { key: 'print', label: 'Print' },
      { key: 'cancel', label: 'Cancel order', whyNot: 'The goods left at 6:50 today' },
    ]}
    onPress={(key) => onSaid(`Pressed ${key}`)}
  />
);
