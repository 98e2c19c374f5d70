import type { ReactElement } from 'react'

/** Shows an error and announces it. Renders nothing without one. */
export function Fault({ text }: { readonly text: string | null }): ReactElement | null {
  return text === null ? null : (
    <p className="caution caution-bad" role="alert">
      {text}
    </p>
  )
}
