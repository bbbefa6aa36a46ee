import type { ReactNode } from 'react';
import { Stack } from '#ui/page/stack.tsx';
import classes from './beside-template.module.css';
import { TemplateCard } from './template-card.tsx';

/** Until the file is checked, how it has to look is shown beside it. */
export const BesideTemplate = ({ children }: { children: ReactNode }) => (
  <div className={classes.columns}>
    <Stack>{children}</Stack>
    <TemplateCard />
  </div>
);
