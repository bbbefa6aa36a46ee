/** A file that a command makes and the repository keeps; `verify` fails when the two differ. */
export type GeneratedFile = { path: string; text: string };
