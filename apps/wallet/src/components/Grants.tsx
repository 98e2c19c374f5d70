import { chainName } from '@latchkey/explain/networks'
import type { Grant } from '@latchkey/testing/pairing'
import type { ReactElement } from 'react'
import { methodWords } from '../words/methodWords'

/** What a site sees and can do once connected. */
export function Grants({ namespaces }: { readonly namespaces: Grant['namespaces'] }): ReactElement {
  const entries = Object.values(namespaces)
  const chains = [...new Set(entries.flatMap((entry) => entry.chains.map(chainName)))]
  const words = methodWords(entries.flatMap(({ methods }) => methods))
  return (
    <>
      <h3>It will see your accounts on</h3>
      <ul className="chips">
        {chains.map((chain) => (
          <li key={chain}>{chain}</li>
        ))}
      </ul>
      <h3>It can then</h3>
      <ul className="words">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="soft grants-end">You approve each request. The site can do none of this on its own.</p>
    </>
  )
}
