const nobody = 65_534;

/** Whoever breaks into the ERP must not find himself root. */
export function leaveRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}
