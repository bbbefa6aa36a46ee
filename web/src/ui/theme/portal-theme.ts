import { createTheme, defaultVariantColorsResolver, type MantineThemeOverride } from '@mantine/core';
import type { ThemeName } from './colour-tokens.ts';

const palettes: Record<ThemeName, string> = { emea: 'cellar', peroni: 'oltremare' };

export const portalTheme = (name: ThemeName): MantineThemeOverride =>
  createTheme({
    colors: {
      cellar: [
        '#E9F4F7',
        '#BFE3EC',
        '#93D3E1',
        '#5FC1D6',
        '#469FB3',
        '#328497',
        '#1E697B',
        '#0B5566',
        '#094654',
        '#073843',
      ],
      oltremare: [
        '#EFF1FC',
        '#D2D9FE',
        '#B6C1FF',
        '#9AA8FF',
        '#7888E2',
        '#5C6ECA',
        '#4254B3',
        '#2F3FA0',
        '#263487',
        '#1E2A6E',
      ],
    },
    primaryColor: palettes[name],
    primaryShade: { light: 7, dark: 3 },
    autoContrast: true,
    // Mantine judges the contrast of what is filled by the light shade alone; the token knows both schemes.
    variantColorResolver: (input) => {
      const colours = defaultVariantColorsResolver(input);
      const isPrimary = input.variant === 'filled' && (input.color ?? palettes[name]) === palettes[name];
      return isPrimary ? { ...colours, color: 'var(--on-primary)' } : colours;
    },
    fontFamily: "Inter, 'Inter Fallback', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
    lineHeights: { xs: '1.125rem', sm: '1.25rem', md: '1.5rem', lg: '1.5rem', xl: '1.75rem' },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '2.125rem', fontWeight: '700' },
        h2: { fontSize: '1.25rem', lineHeight: '1.75rem' },
        h3: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
      },
    },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    radius: {
      xs: 'var(--radius-small)',
      sm: 'var(--radius-small)',
      md: 'var(--radius)',
      lg: 'var(--radius-card)',
      xl: 'var(--radius-pill)',
    },
    defaultRadius: 'md',
    shadows: { xs: 'var(--shadow-card)', md: 'var(--shadow-raised)' },
    // The specification parts desktop from phone at a width of 1000; Mantine's own `md` is 992 (T35).
    breakpoints: { md: '62.5em' },
  });
