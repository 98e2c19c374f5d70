import type { Rgb } from './parseColour'

/** The colour that is `share` (0 to 1) of the way from one to the other, as `color-mix(in srgb)` does it. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * share)
  return [at(0), at(1), at(2)]
}
