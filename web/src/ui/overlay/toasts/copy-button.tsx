import { IconCopy } from '@tabler/icons-react';
import { copyText } from '../../copy-text.ts';
import { IconButton } from '../../icon-button.tsx';
import classes from './copy-button.module.css';
import { showToast } from './toast-queue.ts';

type CopyWords = { done: string; failed: string };

/** Copies, and says whether that worked. */
export async function copyAndTell(text: string, { done, failed }: CopyWords): Promise<void> {
  const isCopied = await copyText(text);
  showToast({ tone: isCopied ? 'done' : 'failed', topic: 'copy', text: isCopied ? done : failed });
}

type Props = CopyWords & {
  /** Names what is copied. */
  label: string;
  text: string;
};

/** Comes after a number that is wanted elsewhere, in a mail or on the telephone. */
export const CopyButton = ({ label, text, done, failed }: Props) => (
  <IconButton
    label={label}
    className={classes.copy}
    data-print="no"
    onClick={() => void copyAndTell(text, { done, failed })}
  >
    <IconCopy size={16} stroke={1.75} aria-hidden="true" />
  </IconButton>
);
