import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { components } from './mantine-components.ts'

// The tokens as a Mantine theme. Light uses shade 7, dark shade 4; the colors themselves come from tokens.css.
const teal: MantineColorsTuple = [
  '#F0F6F4',
  '#E3EFEC',
  '#C4DED9',
  '#9BCBC3',
  '#6DB7AE',
  '#459A92',
  '#2C7A74',
  '#1F5F5B',
  '#184C49',
  '#103634',
]
const red: MantineColorsTuple = [
  '#FDF5F4',
  '#FBECEB',
  '#F3D2D0',
  '#E2B4B3',
  '#F19A94',
  '#D86A66',
  '#BE4245',
  '#A4262C',
  '#7F1D22',
  '#5A1518',
]
/** Shade 4 of gray and dark is the border of fields, so it carries 3:1 against every ground. */
const gray: MantineColorsTuple = [
  '#FBFAF7',
  '#F4F1EA',
  '#ECE8DF',
  '#E4E0D8',
  '#868C95',
  '#727985',
  '#5B6675',
  '#3A4552',
  '#273240',
  '#1B2430',
]
const dark: MantineColorsTuple = [
  '#E8E6E1',
  '#CDCCC7',
  '#9DA7B2',
  '#86919C',
  '#74808C',
  '#2B333B',
  '#1B2127',
  '#14181D',
  '#101418',
  '#0C1013',
]

/** Text on the accent is a token: white on deep teal, near black on light teal. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const accent = input.color === undefined || input.color === input.theme.primaryColor
  return input.variant === 'filled' && accent ? { ...colors, color: 'var(--on-accent)' } : colors
}

export const theme = createTheme({
  colors: { teal, red, gray, dark },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver,
  white: '#FFFFFF',
  black: '#1B2430',
  fontFamily: 'var(--font-ui)',
  headings: {
    fontFamily: 'var(--font-doc)',
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.25rem' },
      h2: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: '580' },
      h3: { fontSize: '1rem', lineHeight: '1.5rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: '600' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1rem', sm: '1.25rem', md: '1.5rem', lg: '1.75rem', xl: '2.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '6px', xl: '6px' },
  defaultRadius: 'md',
  breakpoints: { xs: '23em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  shadows: { xs: 'none', sm: 'none', md: 'var(--float)', lg: 'var(--float)', xl: 'var(--float)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})

const roles = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-line)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent)',
}

/** Every color of Mantine points at a token, so that light and dark live in one place. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })
