import type { ReactElement } from 'react'

/** What a tab shows that another has taken the wallet from. */
export function Elsewhere({ onTakeOver }: { readonly onTakeOver: () => void }): ReactElement {
  return (
    <main className="card">
      <h2>The wallet is open in another tab</h2>
      <p className="soft">Only one tab at a time can answer sites.</p>
      <button type="button" className="primary-button" onClick={onTakeOver}>
        Use it here
      </button>
    </main>
  )
}
