import type { Family } from '@latchkey/testing/pairing'
import { demoPhrase } from '@latchkey/testing/pairing'
import type { ReactElement } from 'react'
import { CopyButton } from './CopyButton'

/** The accounts, one for each family of chains, and where their keys come from. */
export function Accounts({ families }: { readonly families: readonly Family[] }): ReactElement {
  return (
    <section className="card" aria-labelledby="accounts-title">
      <h2 id="accounts-title">Accounts</h2>
      <ul className="rows">
        {families.map(({ namespace, name, usualChains, addressOn }) => {
          const address = addressOn(usualChains[0] ?? '') ?? ''
          return (
            <li key={namespace} className="row">
              <span className={`mark mark-${namespace}`} aria-hidden="true">
                {name[0]}
              </span>
              <span className="row-text">
                <strong>{name}</strong>
                <code className="address" title={address}>
                  <span>{address.slice(0, -6)}</span>
                  <span>{address.slice(-6)}</span>
                </code>
              </span>
              <CopyButton text={address} label={`${name} address`} />
            </li>
          )
        })}
      </ul>
      <details className="phrase">
        <summary>Demo keys: never send anything of value here</summary>
        <p>Everybody knows the phrase that these accounts come from:</p>
        <code>{demoPhrase}</code>
      </details>
    </section>
  )
}
