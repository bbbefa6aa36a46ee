import type { RefusedCell } from '#platform/csv/refused-cell.ts';

/** Where the operator reads: a terminal, or a file without columns. */
export type Paper = { write(text: string): unknown; isTTY?: boolean; columns?: number };

export type ImportTerminal = ReturnType<typeof importTerminal>;

const beginningOfLine = '\r\u001b[K';

/** Shows how far an import is: a bar that moves on a terminal, a line for every tenth elsewhere. */
export function importTerminal(paper: Paper, totalBytes: number, unit: 'rows' | 'files' = 'rows') {
  let tenths = 0;
  const shareOf = (bytes: number) => (totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes));
  const clear = () => paper.isTTY && paper.write(beginningOfLine);

  return {
    progressed({ rows, bytes }: { rows: number; bytes: number }): void {
      const share = shareOf(bytes);
      if (paper.isTTY) paper.write(`${beginningOfLine}${barOf(share, paper.columns ?? 80)} ${rows} ${unit}`);
      else if (Math.floor(share * 10) > tenths) {
        tenths = Math.floor(share * 10);
        paper.write(`${tenths * 10} %, ${rows} ${unit}\n`);
      }
    },
    refused(cell: RefusedCell): void {
      clear();
      paper.write(`${toLine(cell)}\n`);
    },
    refusedFile(name: string, why: string): void {
      clear();
      paper.write(`${name}: ${why}\n`);
    },
    done: () => void clear(),
  };
}

function barOf(share: number, columns: number): string {
  const width = Math.max(10, Math.min(40, columns - 30));
  const full = Math.round(share * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.floor(share * 100)).padStart(3)} %`;
}

const toLine = ({ line, column, message }: RefusedCell): string =>
  column === '' ? `line ${line}: ${message}` : `line ${line}, column ${column}: ${message}`;
