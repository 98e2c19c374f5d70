import type { ReactElement } from 'react'

/** Shown in a tab after another one took over the wallet. */
export function Elsewhere({ onTakeOver }: { readonly onTakeOver: () => void }): ReactElement {
  return (
    <main className="card">
      <h2>The wallet is open in another tab</h2>
      <p className="soft">Only one tab at a time can answer sites.</p>
      <button type="button" className="primary-button" onClick={onTakeOver}>
        Use this tab
      </button>
    </main>
  )
}
