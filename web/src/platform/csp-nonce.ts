/** The nonce of this page's Content-Security-Policy, which Vite leaves in a meta element for whoever adds styles later. */
export const cspNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The scroll lock below Mantine's dialogs writes a style element of its own and looks for its nonce here. */
export function shareCspNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: cspNonce() });
}
