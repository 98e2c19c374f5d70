import { contrast } from './contrast'
import { parseColour, type Rgb } from './parseColour'
import type { ColourToken, ThemeColours } from './tokens'

/** The colour that is `share` (0 to 1) of the way from one to the other, as `color-mix(in srgb)` does it. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * share)
  return [at(0), at(1), at(2)]
}

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

function toHex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Moves a colour towards `target` in small steps until it stands out from every background. */
function readable(colour: Rgb, target: Rgb, backs: readonly Rgb[], needed: number): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, target, share)
    if (backs.every((back) => contrast(candidate, back) >= needed)) return candidate
  }
  return target
}

/**
 * Derives all accent roles from one colour, to meet WCAG AA on the surfaces of `base`.
 * Returns undefined when the accent or a surface isn't hex or `rgb()`.
 */
export function fromAccent(
  accent: string,
  base: ThemeColours,
): Pick<ThemeColours, Extract<ColourToken, `--lk-${string}accent${string}` | '--lk-focus'>> | undefined {
  const colour = parseColour(accent)
  const surface = parseColour(base['--lk-surface'])
  const raised = parseColour(base['--lk-surface-raised'])
  const sunken = parseColour(base['--lk-surface-sunken'])
  if (!colour || !surface || !raised || !sunken) return undefined
  const backs = [surface, raised, sunken]
  const away = contrast(surface, white) < contrast(surface, black) ? black : white
  const soft = mix(surface, colour, 0.14)
  return {
    '--lk-accent': toHex(colour),
    '--lk-on-accent': contrast(colour, white) >= 4.5 ? '#ffffff' : '#000000',
    '--lk-accent-text': toHex(readable(colour, away, [...backs, soft], 4.5)),
    '--lk-accent-soft': toHex(soft),
    '--lk-focus': toHex(readable(colour, away, backs, 3)),
  }
}
