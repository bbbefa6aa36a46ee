import { IconCloudUpload, IconFolderOpen } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../button.tsx';
import { FileInput } from './file-input.tsx';
import classes from './file-panel.module.css';
import type { FileRules } from './judge-files.ts';
import { RefusedFiles } from './refused-files.tsx';
import { useDropTarget } from './use-drop-target.ts';
import type { OfferedFile } from './use-offered-file.ts';

type Props = {
  rules: FileRules;
  offered: OfferedFile;
  heading: string;
  lead: string;
  choose: string;
  /** Other ways to the same end. */
  actions?: ReactNode;
  /** What a file may be, and what happens to it. */
  children: ReactNode;
};

/** A page's own place for one file: all of it can be pressed, and the file dropped anywhere on it. */
export function FilePanel({ rules, offered: { refused, offer }, heading, lead, choose, actions, children }: Props) {
  const id = useId();
  return (
    <div className="grid gap-8">
      <label htmlFor={id} className={`${classes.panel} grid relative gap-8 text-center`} {...useDropTarget(offer)}>
        <FileInput id={id} types={rules.types} aria-label={choose} aria-describedby={`${id}-rules`} onOffer={offer} />
        <span className={classes.picture}>
          <IconCloudUpload size={32} stroke={1.5} aria-hidden="true" />
        </span>
        <span className="text-20 heavy">{heading}</span>
        <span className="size-15 line-20 muted">{lead}</span>
        <span className={`${classes.ways} flex wrap justify-center gap-8 mt-8`}>
          {/* Drawn only: what is pressed is the input that lies over the whole panel. */}
          <Button
            component="a"
            aria-hidden="true"
            leftSection={<IconFolderOpen size={20} stroke={1.75} aria-hidden="true" />}
          >
            {choose}
          </Button>
          {actions}
        </span>
        <span id={`${id}-rules`} className={`${classes.rules} size-15 line-20 muted`}>
          {children}
        </span>
      </label>
      <RefusedFiles refused={refused} rules={rules} />
    </div>
  );
}
