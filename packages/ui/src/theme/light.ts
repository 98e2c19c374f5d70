import type { ThemeColours } from './tokens'

/** The light theme. */
export const light: ThemeColours = {
  '--lk-accent': '#0d6183',
  '--lk-on-accent': '#ffffff',
  '--lk-accent-text': '#0d6183',
  '--lk-accent-soft': '#dcedf5',
  '--lk-surface': '#ffffff',
  '--lk-surface-raised': '#ffffff',
  '--lk-surface-sunken': '#f1f4f6',
  '--lk-border': '#dbe2e6',
  '--lk-text': '#10181c',
  '--lk-text-soft': '#49575f',
  '--lk-text-faint': '#626f77',
  '--lk-positive': '#176f45',
  '--lk-negative': '#b92b2b',
  '--lk-warning': '#845300',
  '--lk-focus': '#0d6183',
  '--lk-backdrop': 'rgb(0 0 0 / .4)',
  '--lk-shadow': '0 1px 2px rgb(13 34 43 / .08), 0 16px 48px -8px rgb(13 34 43 / .24)',
}
