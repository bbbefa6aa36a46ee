import type { ReactNode } from 'react';
import { useHandOff } from '#capabilities/hand-off/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { MenuItem } from './menu-items.ts';

type Props = {
  item: Extract<MenuItem, { kind: 'tool' }>;
  className: string | undefined;
  children: ReactNode;
};

/** An entry that leaves the portal with the reader's name: no link, for what it sends counts once. */
export function ToolButton({ item: { name, tool }, className, children }: Props) {
  const { t } = useTranslation('shell');
  const { isWaiting, open } = useHandOff(tool, t(`menu.full.${name}`));
  return (
    <button
      type="button"
      className={className}
      aria-busy={isWaiting || undefined}
      onClick={isWaiting ? undefined : open}
    >
      {children}
      <VisuallyHidden> ({t('menu.newTab')})</VisuallyHidden>
    </button>
  );
}
