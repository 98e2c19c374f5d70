/**
 * Returns the most that a concave curve can reach beside its highest sample: a line through two neighbouring samples lies
 * above the curve outside them. Samples are at equal distances; undefined ones failed.
 */
export function hopeAround(samples: readonly (bigint | undefined)[], place: number): bigint {
  const here = samples[place]
  if (here === undefined) return 0n
  const toward = (step: 1 | -1): bigint => {
    const [behind, next, after] = [samples[place - step], samples[place + step], samples[place + 2 * step]]
    if (next === undefined) return here
    const rise = behind === undefined ? undefined : here - behind
    const fall = after === undefined ? undefined : next - after
    if (rise === undefined) return fall === undefined ? here : next + fall
    if (fall === undefined || fall <= 0n) return here + rise
    // Where both lines cross.
    return here + (rise * (next - here + fall)) / (rise + fall)
  }
  const [left, right] = [toward(-1), toward(1)]
  return left > right ? left : right
}
