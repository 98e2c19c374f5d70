import { useStyles } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import sheet, * as css from './Title.module.css'

/** [NAV-16] How long one title fades into the next. */
const fadeMs = 120

/** The dialog's title. A new text fades in over the old one; the first shows at once. */
export function Title({ text }: { readonly text: string }): ReactElement {
  useStyles(sheet)
  const shown = useRef(text)
  const first = useRef(text)
  const [leaving, setLeaving] = useState<string | null>(null)
  useEffect(() => {
    if (shown.current === text) return
    setLeaving(shown.current)
    shown.current = text
    const timer = setTimeout(() => setLeaving(null), fadeMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <h2 id="lk-title" className={css.title} data-part="title">
      {leaving !== null && leaving !== text ? (
        <span key={`leaving ${leaving}`} data-state="leaving" aria-hidden="true">
          {leaving}
        </span>
      ) : null}
      <span key={text} data-state={text === first.current ? 'first' : undefined}>
        {text}
      </span>
    </h2>
  )
}
