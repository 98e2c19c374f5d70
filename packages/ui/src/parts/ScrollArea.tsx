import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './ScrollArea.module.css'

/** Sets attributes on the sides with more content, so only those edges fade. */
function watchEdges(area: HTMLElement): () => void {
  const update = () => {
    const left = area.scrollHeight - area.clientHeight - area.scrollTop
    area.toggleAttribute('data-above', area.scrollTop > 1)
    area.toggleAttribute('data-below', left > 1)
  }
  const observer = new ResizeObserver(update)
  observer.observe(area)
  for (const child of area.children) observer.observe(child)
  area.addEventListener('scroll', update, { passive: true })
  return () => {
    observer.disconnect()
    area.removeEventListener('scroll', update)
  }
}

/** The part of a view that scrolls; its edges fade where there is more. */
export function ScrollArea(props: {
  /** Names the area and makes it reachable by keyboard; needed when nothing inside can take focus. */
  readonly label?: string
  readonly children: ReactNode
}): ReactElement {
  useStyles(sheet)
  const { label, children } = props
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? watchEdges(area.current) : undefined), [])
  const named = label ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return (
    <div ref={area} className={css.area} data-part="scroll-area" {...named}>
      <div>{children}</div>
    </div>
  )
}
