import type { ReactElement } from 'react'

/** What went wrong, spoken at once; nothing where nothing did. */
export function Fault({ text }: { readonly text: string | null }): ReactElement | null {
  return text === null ? null : (
    <p className="caution caution-bad" role="alert">
      {text}
    </p>
  )
}
