import { type ReactElement, useEffect, useState } from 'react'

const shownMs = 2_000
const texts = { idle: '', copied: 'Copied', failed: 'This browser doesn’t allow copying here' } as const

/** Copies a text and announces it. */
export function CopyTextButton(props: {
  readonly label: string
  /** Called when the visitor copies. */
  readonly getText: () => string
}): ReactElement {
  const { label, getText } = props
  const [state, setState] = useState<keyof typeof texts>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    navigator.clipboard.writeText(getText()).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <>
      <button type="button" className="button" data-state={state} onClick={() => void copy()}>
        {state === 'copied' ? 'Copied' : label}
      </button>
      <span className="visually-hidden" role="status">
        {texts[state]}
      </span>
    </>
  )
}
