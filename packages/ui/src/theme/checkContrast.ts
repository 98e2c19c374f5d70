import { contrast } from './contrast'
import { parseColour } from './parseColour'
import type { ColourToken, ThemeColours } from './tokens'

/** Two tokens whose contrast is too low to read. */
export type BrokenPair = {
  readonly front: ColourToken
  readonly back: ColourToken
  readonly ratio: number
  readonly needed: number
}

const surfaces = ['--lk-surface', '--lk-surface-raised', '--lk-surface-sunken'] as const
const texts = [
  '--lk-text',
  '--lk-text-soft',
  '--lk-text-faint',
  '--lk-accent-text',
  '--lk-positive',
  '--lk-negative',
  '--lk-warning',
] as const

/** Pairs that meet on screen, with the ratio WCAG AA asks for: 4.5 for text, 3 for the focus ring. */
function pairs(): readonly (readonly [front: ColourToken, back: ColourToken, needed: number])[] {
  return [
    ...surfaces.flatMap((back) => texts.map((front) => [front, back, 4.5] as const)),
    ...surfaces.map((back) => ['--lk-focus', back, 3] as const),
    ['--lk-on-accent', '--lk-accent', 4.5],
    ['--lk-text', '--lk-accent-soft', 4.5],
    ['--lk-accent-text', '--lk-accent-soft', 4.5],
  ]
}

/** Every pair of a theme below WCAG AA; skips values that aren't hex or `rgb()`. */
export function checkContrast(theme: ThemeColours): readonly BrokenPair[] {
  return pairs().flatMap(([front, back, needed]) => {
    const [one, other] = [parseColour(theme[front]), parseColour(theme[back])]
    if (!one || !other) return []
    const ratio = contrast(one, other)
    return ratio < needed ? [{ front, back, ratio: Math.round(ratio * 100) / 100, needed }] : []
  })
}
