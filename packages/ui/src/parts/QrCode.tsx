import { type ReactElement, useMemo } from 'react'
import { encode } from 'uqr'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './QrCode.module.css'

/** The quiet zone that scanners need, in modules. */
const quiet = 4

/** Draws one stroke for each run of dark modules in a row or column: round ends, no gaps. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false))
  return [
    ...rows.flatMap((row, y) =>
      toRuns(row).map(([start, length]) => `M${start + 0.5} ${y + 0.5}h${length - 1 || '.001'}`),
    ),
    ...columns.flatMap((column, x) =>
      toRuns(column).map(([start, length]) => (length > 1 ? `M${x + 0.5} ${start + 0.5}v${length - 1}` : '')),
    ),
  ].join('')
}

/** Returns the start and length of each run of dark modules. */
function toRuns(line: readonly boolean[]): readonly (readonly [number, number])[] {
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...text.matchAll(/1+/g)].map(({ 0: run, index }) => [index, run.length])
}

/** A QR code, drawn as one path. */
export function QrCode(props: {
  readonly text: string
  /** What it leads to, in words. */
  readonly label: string
}): ReactElement {
  useStyles(sheet)
  const { text, label } = props
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: quiet })
    return { path: toPath(data), size }
  }, [text])
  return (
    <svg
      className={css.code}
      data-part="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={280}
      height={280}
    >
      <path d={path} />
    </svg>
  )
}
