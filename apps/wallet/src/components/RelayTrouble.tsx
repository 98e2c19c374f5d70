import type { ReactElement } from 'react'

/** Shown while no relay can be reached. */
export function RelayTrouble({ relays }: { readonly relays: readonly string[] }): ReactElement {
  return (
    <section className="notice" data-state="bad" aria-labelledby="relay-title">
      <h2 id="relay-title">Can’t reach the relay</h2>
      <p>
        Sites and this wallet talk through the relay, so nothing arrives until it’s back. The wallet keeps
        trying. Check your internet connection and that this relay is running:
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
