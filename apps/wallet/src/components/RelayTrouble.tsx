import type { ReactElement } from 'react'

/** What is said while no relay can be reached. */
export function RelayTrouble({ relays }: { readonly relays: readonly string[] }): ReactElement {
  return (
    <section className="notice" data-state="bad" aria-labelledby="relay-title">
      <h2 id="relay-title">The relay can not be reached</h2>
      <p>
        Sites and this wallet speak over it, so nothing comes through until it is back. The wallet keeps
        trying by itself; look whether you are online, and whether it runs:
      </p>
      <ul>
        {relays.map((relay) => (
          <li key={relay}>
            <code>{relay}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
