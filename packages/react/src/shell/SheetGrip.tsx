import { close } from '@latchkey/core'
import { useStyles } from '@latchkey/ui'
import { type PointerEvent, type ReactElement, type RefObject, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import sheet, * as css from './SheetGrip.module.css'

/** How far to pull the sheet down to close it. */
const leavePx = 80

/** The handle of the bottom sheet, which closes when pulled down. For fingers only; the close button serves everyone. */
export function SheetGrip({ card }: { readonly card: RefObject<HTMLElement | null> }): ReactElement {
  useStyles(sheet)
  const latchkey = useInstance()
  const start = useRef<number | null>(null)
  const pull = (px: number) => {
    if (card.current) card.current.style.translate = px > 0 ? `0 ${px}px` : ''
  }
  const distance = (event: PointerEvent) => (start.current === null ? 0 : event.clientY - start.current)
  const release = (event: PointerEvent) => {
    const isLeaving = event.type === 'pointerup' && distance(event) > leavePx
    start.current = null
    pull(0)
    if (isLeaving) close(latchkey)
  }
  return (
    <div
      className={css.grip}
      data-part="grab"
      aria-hidden="true"
      onPointerDown={(event) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => pull(distance(event))}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
}
