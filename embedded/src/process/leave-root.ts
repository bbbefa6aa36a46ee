const nobody = 65_534;

/** Anyone who breaks into a program of the outside world must not find themselves root. */
export function leaveRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}
