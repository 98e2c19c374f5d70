import type { ThemeColours } from './tokens'

/** The dark theme. */
export const dark: ThemeColours = {
  '--lk-accent': '#74c4e8',
  '--lk-on-accent': '#06212d',
  '--lk-accent-text': '#74c4e8',
  '--lk-accent-soft': '#143443',
  '--lk-surface': '#171b1e',
  '--lk-surface-raised': '#262d31',
  '--lk-surface-sunken': '#0f1315',
  '--lk-border': '#2e363b',
  '--lk-text': '#eef2f4',
  '--lk-text-soft': '#b3bec5',
  '--lk-text-faint': '#95a2aa',
  '--lk-positive': '#62cf95',
  '--lk-negative': '#ff8a82',
  '--lk-warning': '#e6b04f',
  '--lk-focus': '#74c4e8',
  '--lk-backdrop': 'rgb(0 0 0 / .4)',
  '--lk-shadow': '0 0 0 1px #2e363b, 0 16px 48px -8px rgb(0 0 0 / .6)',
}
