import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { TeamMember } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';

/** How many have not begun yet, in one sentence; pressed, it names them. */
export function NotBegun({ people }: { people: readonly TeamMember[] }) {
  const { t } = useTranslation('training');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const count = people.length;
  return (
    <div className="grid items-start gap-4">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Chevron size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('team.notBegun', { count, n: formatNumber(language, count) })}
      </Button>
      <ul id={id} hidden={!isOpen} className="text-15 anywhere">
        {people.map(({ uid, name }) => (
          <li key={uid}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
