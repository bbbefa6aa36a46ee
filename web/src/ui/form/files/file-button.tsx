import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import classes from './file-button.module.css';
import { FileInput } from './file-input.tsx';
import type { FileRules } from './judge-files.ts';

type Props = {
  rules: FileRules;
  onOffer: (files: readonly File[]) => void;
  icon: ReactNode;
  loading?: boolean;
  isCamera?: boolean;
  children: string;
};

/** A way to a file among other buttons, where a field of its own would be too much. */
export const FileButton = ({ rules, onOffer, icon, loading = false, isCamera = false, children }: Props) => (
  <span className={classes.place}>
    <Button component="a" variant="default" size="sm" leftSection={icon} loading={loading} aria-hidden="true">
      {children}
    </Button>
    {!loading && (
      <FileInput
        types={rules.types}
        isSeveral={rules.isSeveral}
        isCamera={isCamera}
        aria-label={children}
        onOffer={onOffer}
      />
    )}
  </span>
);
