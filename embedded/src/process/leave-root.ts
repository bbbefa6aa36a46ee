const nobody = 65_534;

/** Whoever breaks into a program of the outside world must not find himself root. */
export function leaveRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}
