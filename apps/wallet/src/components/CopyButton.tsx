import { type ReactElement, useState } from 'react'

/** Copies a text and announces it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const [said, setSaid] = useState('Copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      // The browser doesn't allow it. The text can still be selected.
      setSaid('Couldn’t copy')
    }
    setTimeout(() => setSaid('Copy'), 1500)
  }
  return (
    <button type="button" className="quiet-button" aria-label={`Copy ${label}`} onClick={copy}>
      <span aria-live="polite">{said}</span>
    </button>
  )
}
