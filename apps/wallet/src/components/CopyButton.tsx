import { type ReactElement, useState } from 'react'

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const [said, setSaid] = useState('Copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      // The browser does not allow it; the text can still be selected.
      setSaid('Not allowed')
    }
    setTimeout(() => setSaid('Copy'), 1500)
  }
  return (
    <button type="button" className="quiet-button" aria-label={`Copy ${label}`} onClick={copy}>
      <span aria-live="polite">{said}</span>
    </button>
  )
}
