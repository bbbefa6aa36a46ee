import type { CSSVariablesResolver } from '@mantine/core';
import { type ColourScheme, coloursOf, type ThemeName } from './colour-tokens.ts';
import { shapesOf } from './shape-tokens.ts';

type Variables = Record<string, string>;

const asVariables = (tokens: Readonly<Record<string, string>>): Variables =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

/**
 * Mantine's own greys miss WCAG AA on white (dimmed text 3.3:1, placeholder 2.1:1, input border 1.5:1), so every
 * colour it shows is pointed at a token of ours; the tokens are checked for contrast by a test.
 */
const mantineColours = (palette: string): Variables => ({
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
});

export const cssVariablesOf =
  (name: ThemeName): CSSVariablesResolver =>
  (theme) => {
    const inScheme = (scheme: ColourScheme): Variables => ({
      ...asVariables(coloursOf(name, scheme)),
      ...asVariables(shapesOf(name, scheme)),
      ...mantineColours(theme.primaryColor),
    });
    return { variables: {}, light: inScheme('light'), dark: inScheme('dark') };
  };
