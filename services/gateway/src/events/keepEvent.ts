import type { postEvent } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/Database'
import { cleanProperties } from './cleanProperties'
import type { Hider } from './createHider'

/** Addresses of all families: EVM (and transaction hashes), bech32 of Bitcoin, and anything in base58. */
const addresses = /0x[0-9a-f]{40,64}|\b(?:bc|tb)1[02-9ac-hj-np-z]{11,87}\b|\b[1-9A-HJ-NP-Za-km-z]{26,64}\b/gi

/** Replaces every address in a text. */
function hideAddresses(text: string, hide: Hider): string {
  return text.replace(addresses, (address) => hide(address))
}

/** An event as a page sends it. */
export type SentEvent = InferOutput<NonNullable<(typeof postEvent)['body']>>

/** Where an event comes from. */
export type EventOrigin = {
  readonly project: string
  readonly sdk: string | undefined
  readonly client: string | undefined
}

/** The longest honest ones are the options of a site, with its first event. */
const mostProperties = 4_000
const dayMs = 86_400_000

/** Stores an event, and resolves when it is written. Hides addresses if there is a hider. */
export async function keepEvent(
  database: Database,
  event: SentEvent,
  origin: EventOrigin,
  now: number,
  hide: Hider | undefined,
): Promise<void> {
  const { eventId, url, domain, timestamp, props } = event
  const text = (value: string) => (hide ? hideAddresses(value, hide) : value)
  const clean = (value: string, most: number) => `${cleanProperties(value.slice(0, most), text)}`
  const properties = JSON.stringify(cleanProperties(props.properties ?? null, text))
  await database.query(
    `insert into events (id, project, type, event, domain, url, sdk, client, address, properties, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`,
    [
      eventId,
      origin.project,
      props.type,
      clean(props.event, 100),
      clean(domain, 255),
      clean(withoutQuery(url), 500),
      origin.sdk && clean(origin.sdk, 100),
      origin.client && (hide ? hide(origin.client) : clean(origin.client, 200)),
      props.address && (hide ? hide(props.address) : clean(props.address, 200)),
      properties.length > mostProperties ? JSON.stringify({ tooLarge: true }) : properties,
      // Ignore a clock that is far off.
      new Date(Math.abs(timestamp - now) < dayMs ? timestamp : now),
    ],
  )
}

/** The query may contain anything: a session, a name, a search. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}
