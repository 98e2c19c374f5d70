import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Sparkline.module.css'

/** Returns where to draw each value, from the oldest to the newest. */
function place(
  values: readonly number[],
  width: number,
  height: number,
): readonly (readonly [number, number])[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = width / (values.length - 1)
  const round = (size: number) => Math.round(size * 10) / 10
  // Small changes stay a flat line in the middle.
  const span = Math.max(high - low, Math.abs(high) / 50) || 1
  const middle = (high + low) / 2
  return values.map((value, at) => [round(at * step), round((0.5 - (value - middle) / span) * height)])
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/**
 * A small line of values over time. The pointer or the arrow keys select a value; `onRead` gets its index, then null.
 * Renders nothing with fewer than two values.
 */
export function Sparkline(props: {
  readonly values: readonly number[]
  /** The line in words: first value, last value, and change. */
  readonly label: string
  /** One value in words. */
  readonly valueText: (index: number) => string
  readonly onRead?: (index: number | null) => void
  readonly width?: number
  readonly height?: number
}): ReactElement | null {
  useStyles(sheet)
  const { values, label, valueText, onRead, width = 96, height = 32 } = props
  const [reading, setReading] = useState<number | null>(null)
  if (values.length < 2) return null
  const last = values.length - 1
  const index = Math.min(reading ?? last, last)
  const points = place(values, width, height)
  const line = points.map((point) => point.join(' ')).join('L')
  const [x, y] = points[index] ?? [0, 0]

  const read = (next: number | null) => {
    const wanted = next === null ? null : Math.max(0, Math.min(last, next))
    setReading(wanted)
    onRead?.(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const next = key === 'Home' ? 0 : key === 'End' ? last : index + (keySteps[key] ?? Number.NaN)
    if (Number.isNaN(next)) return
    event.preventDefault()
    read(next)
  }
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    read(Math.round(((clientX - box.left) / box.width) * last))
  }
  const stop = () => read(null)

  return (
    <div
      className={css.spark}
      data-part="sparkline"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={valueText(index)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerLeave={stop}
      onBlur={stop}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M${line}V${height}H0Z`} />
        <path d={`M${line}`} />
        <circle cx={x} cy={y} r="3" />
      </svg>
    </div>
  )
}
