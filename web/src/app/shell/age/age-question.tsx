import { lazy, type ReactNode, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { readStored, store } from '#platform/storage-keys.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import type { ThemeName } from '#ui/theme/colour-tokens.ts';

const AgeDialog = lazy(async () => {
  const [dialog] = await Promise.all([loadChunk(() => import('./age-dialog.tsx')), loadTexts('age')]);
  return dialog;
});

type Props = { theme: ThemeName; children?: ReactNode };

/**
 * Asked once in a browser, on the first page that shows brands, and only under the EMEA theme (H12). What would be
 * asked next comes after it. Where nothing can be stored, the answer holds until the page is loaded anew.
 */
export function AgeQuestion({ theme, children }: Props) {
  const [isAnswered, setAnswered] = useState(() => readStored('ageConfirmed') !== undefined);
  if (isAnswered || theme !== 'emea') return children;
  return (
    <Later isFloating>
      <AgeDialog
        onConfirm={() => {
          store('ageConfirmed', 'yes');
          setAnswered(true);
        }}
      />
    </Later>
  );
}
