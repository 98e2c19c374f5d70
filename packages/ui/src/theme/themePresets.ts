import type { ThemeMode, ThemeVariables } from './tokens'

/** A look to start from: what `latchkey.setTheme` takes. */
export type ThemePreset = { readonly mode: ThemeMode; readonly variables: ThemeVariables }

/** Ready-made looks. Each is for one mode, and every text in it meets WCAG AA; what is missing follows from the accent. */
export const themePresets = {
  /** Dark blue with a light blue accent. */
  midnight: {
    mode: 'dark',
    variables: {
      '--lk-accent': '#8ab4ff',
      '--lk-surface': '#101829',
      '--lk-surface-raised': '#18223a',
      '--lk-surface-sunken': '#0b1220',
      '--lk-border': '#2a3652',
      '--lk-text': '#eef3ff',
      '--lk-text-soft': '#b6c3de',
      '--lk-text-faint': '#97a6c6',
    },
  },
  /** Dark violet with a pink accent. */
  plum: {
    mode: 'dark',
    variables: {
      '--lk-accent': '#f0a6d8',
      '--lk-surface': '#1d1326',
      '--lk-surface-raised': '#291b35',
      '--lk-surface-sunken': '#150d1c',
      '--lk-border': '#413051',
      '--lk-text': '#f8f0fb',
      '--lk-text-soft': '#cdbad8',
      '--lk-text-faint': '#b09bbe',
    },
  },
  /** Black and white on a dark page, with square corners. */
  carbon: {
    mode: 'dark',
    variables: {
      '--lk-accent': '#ffffff',
      '--lk-surface': '#121212',
      '--lk-surface-raised': '#1d1d1d',
      '--lk-surface-sunken': '#0a0a0a',
      '--lk-border': '#3a3a3a',
      '--lk-text': '#f5f5f5',
      '--lk-text-soft': '#bdbdbd',
      '--lk-text-faint': '#a0a0a0',
      '--lk-radius': '0',
    },
  },
  /** White with a green accent. */
  forest: {
    mode: 'light',
    variables: {
      '--lk-accent': '#1f6b3a',
      '--lk-surface': '#ffffff',
      '--lk-surface-raised': '#ffffff',
      '--lk-surface-sunken': '#f0f5f1',
      '--lk-border': '#d5e1d8',
      '--lk-text': '#101c14',
    },
  },
  /** Warm paper with a terracotta accent and round corners. */
  sand: {
    mode: 'light',
    variables: {
      '--lk-accent': '#9a3b12',
      '--lk-surface': '#fdf9f3',
      '--lk-surface-raised': '#ffffff',
      '--lk-surface-sunken': '#f6efe4',
      '--lk-border': '#e5d9c6',
      '--lk-text': '#231a10',
      '--lk-text-soft': '#5b4c3a',
      '--lk-text-faint': '#6e5d48',
      '--lk-negative': '#a92222',
      '--lk-warning': '#7a4a00',
      '--lk-radius': '1.3',
    },
  },
  /** Black on white, with small corners. */
  ink: {
    mode: 'light',
    variables: {
      '--lk-accent': '#111111',
      '--lk-surface': '#ffffff',
      '--lk-surface-raised': '#ffffff',
      '--lk-surface-sunken': '#f4f4f4',
      '--lk-border': '#dcdcdc',
      '--lk-text': '#111111',
      '--lk-text-soft': '#4a4a4a',
      '--lk-text-faint': '#686868',
      '--lk-radius': '0.4',
    },
  },
} as const satisfies { readonly [name: string]: ThemePreset }
