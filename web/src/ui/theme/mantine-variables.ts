import type { CSSVariablesResolver } from '@mantine/core';

/**
 * Mantine's own greys miss WCAG AA on white (dimmed text 3.3:1, placeholder 2.1:1, input border 1.5:1), so every
 * colour it shows is pointed at a token of ours; the tokens are checked for contrast by a test.
 */
export const mantineVariablesOf: CSSVariablesResolver = ({ primaryColor: palette }) => {
  const colours = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-bright': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-muted)',
    '--mantine-color-placeholder': 'var(--placeholder)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-success': 'var(--success)',
    '--mantine-color-anchor': 'var(--primary)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--surface-2)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--border-control)',
    '--mantine-color-disabled': 'var(--surface-2)',
    '--mantine-color-disabled-color': 'var(--text-muted)',
    '--mantine-color-disabled-border': 'var(--border)',
    '--mantine-primary-color-contrast': 'var(--on-primary)',
    [`--mantine-color-${palette}-filled`]: 'var(--primary)',
    [`--mantine-color-${palette}-filled-hover`]: 'var(--primary-hover)',
    [`--mantine-color-${palette}-outline`]: 'var(--primary)',
    [`--mantine-color-${palette}-outline-hover`]: 'var(--primary-soft)',
    [`--mantine-color-${palette}-light`]: 'var(--primary-soft)',
    [`--mantine-color-${palette}-light-hover`]: 'var(--primary-soft)',
    [`--mantine-color-${palette}-light-color`]: 'var(--primary-text-on-soft)',
  };
  return { variables: {}, light: colours, dark: colours };
};
