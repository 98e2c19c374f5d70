import { type ReactElement, useEffect, useState } from 'react'

const shownMs = 2_000
const texts = { idle: '', copied: 'Copied', failed: 'The browser does not allow copying here' } as const

/** Copies a text and says so, to the eye and to a screen reader. */
export function CopyTextButton(props: {
  readonly label: string
  /** Looked up when it is copied. */
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
