import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Segments } from '#ui/list/segments.tsx';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import { CopyButton } from '#ui/overlay/toasts/copy-button.tsx';
import { Specimen } from './specimen.tsx';

const icon = <IconPlus size={20} stroke={1.75} aria-hidden="true" />;

export function ShowButtons() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return (
    <>
      <Specimen name="buttons" look="row">
        <Button>Create order</Button>
        <Button variant="default">Export CSV</Button>
        <Button variant="quiet">Repeat</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Button leftSection={icon}>With an icon</Button>
        <Button loading>Sending</Button>
        <Button disabled>Cannot be pressed</Button>
      </Specimen>
      <Specimen name="badges" look="row">
        <StatusBadge tone="success" icon={icon}>
          Open
        </StatusBadge>
        <StatusBadge tone="neutral" icon={icon}>
          Closed
        </StatusBadge>
        {(['warning', 'info', 'danger'] as const).map((tone) => (
          <StatusBadge key={tone} tone={tone} icon={icon}>
            {tone}
          </StatusBadge>
        ))}
        <span>
          4502380
          <CopyButton label="Copy 4502380" text="4502380" done="Copied" failed="Not copied" />
        </span>
      </Specimen>
      <Specimen name="segments">
        <Segments
          label="View"
          value={view}
          segments={[
            { value: 'grid', label: 'Grid' },
            { value: 'list', label: 'List' },
          ]}
          onChoose={setView}
        />
      </Specimen>
    </>
  );
}
