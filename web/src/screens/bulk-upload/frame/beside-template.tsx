import type { ReactNode } from 'react';
import { Stack } from '#ui/page/stack.tsx';
import classes from './beside-template.module.css';
import { TemplateCard } from './template-card.tsx';

type Props = { children: ReactNode; below?: ReactNode };

/**
 * Until the file is checked, how it has to look is shown beside it; in a narrow window before what is below, whose length
 * nobody knows until it has come.
 */
export const BesideTemplate = ({ children, below }: Props) => (
  <div className={classes.columns}>
    <Stack>{children}</Stack>
    <div className={classes.template}>
      <TemplateCard />
    </div>
    {below}
  </div>
);
