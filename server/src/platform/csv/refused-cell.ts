/** One cell that kept its row out. The column is empty where the row as a whole is wrong. */
export type RefusedCell = { line: number; column: string; message: string };
