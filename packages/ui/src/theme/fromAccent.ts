import { contrast } from './contrast'
import { mix } from './mix'
import { parseColour, type Rgb } from './parseColour'
import type { ColourToken, ThemeColours } from './tokens'

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
