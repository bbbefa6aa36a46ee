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
    <div className={classes.frame}>
      <label htmlFor={id} className={classes.panel} {...useDropTarget(offer)}>
        <FileInput id={id} types={rules.types} aria-label={choose} aria-describedby={`${id}-rules`} onOffer={offer} />
        <span className={classes.picture}>
          <IconCloudUpload size={32} stroke={1.5} aria-hidden="true" />
        </span>
        <span className={classes.heading}>{heading}</span>
        <span className={classes.lead}>{lead}</span>
        <span className={classes.ways}>
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
        <span id={`${id}-rules`} className={classes.rules}>
          {children}
        </span>
      </label>
      <RefusedFiles refused={refused} rules={rules} />
    </div>
  );
}
