import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Later } from '#ui/page/later.tsx';
import { contentQueries } from '../queries/content.queries.ts';
import { LaterTutorial } from './later-tutorial.ts';

/** The pages of the first login once more, for those who want them; now they can be left at any time (moment 3). */
export function GuideButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const pages = useQuery({ ...contentQueries.helpPages(useLanguage()), retry: false, enabled: isOpen });
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" loading={isOpen && pages.isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && !pages.isPending && (
        <Later>
          <LaterTutorial pages={pages.data ?? []} onDone={close} onClose={close} />
        </Later>
      )}
    </>
  );
}
