/** The rows of Page Up and Page Down. */
const pageRows = 3

/** Returns where a key leads from a cell: another cell, above the grid, or nowhere. */
export function gridTarget(
  key: string,
  { at, count, columns, isRtl }: { at: number; count: number; columns: number; isRtl: boolean },
): number | 'above' | null {
  const last = count - 1
  const forward = isRtl ? -1 : 1
  const steps: { readonly [key: string]: number } = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * pageRows,
    PageUp: -columns * pageRows,
  }
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return null
  if (key === 'ArrowUp' && at < columns) return 'above'
  // The last row may be short: from above its gap, go to its last cell.
  return Math.min(Math.max(at + step, 0), last)
}
