import {
  array,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  optional,
  parseJson,
  picklist,
  pipe,
  regex,
  string,
  toNumber,
  trim,
  union,
  url,
} from 'valibot'

const text = pipe(string(), trim(), nonEmpty())
const count = (least: number, most: number) =>
  pipe(union([number(), pipe(text, toNumber())]), integer(), minValue(least), maxValue(most))
const urls = array(pipe(string(), url()))

/** The settings of the relay that it has inside a gateway as well as alone. */
export const relaySettings = {
  /** `pass` hands wallets what a site's client says of its origin; blank, because checking it asks a foreign server. */
  RELAY_ATTESTATION: optional(picklist(['blank', 'pass']), 'blank'),
  /** The addresses that clients use for this relay, as JSON; the one they asked for, if there are none. */
  RELAY_AUDIENCES: optional(union([pipe(text, parseJson(), urls), urls]), []),
  /** Sockets from one address. */
  RELAY_SOCKETS_PER_ADDRESS: optional(count(1, 1_000_000), 50),
  /** Connections a second from one address; ten times as many at once. */
  RELAY_CONNECTS_PER_SECOND: optional(count(1, 100_000), 5),
  /** Calls a second on one socket, and ten times as many from one address; ten times as many at once. */
  RELAY_REQUESTS_PER_SECOND: optional(count(1, 100_000), 50),
  /** Bytes a second from one address; sixty times as many at once. */
  RELAY_BYTES_PER_SECOND: optional(count(1_000, 1_000_000_000), 100_000),
  /** How long whoever is refused waits for the reason. */
  RELAY_REFUSAL_MS: optional(count(0, 60_000), 5_000),
  /** In which time all sockets are closed when the relay stops. */
  RELAY_DRAIN_MS: optional(count(0, 600_000), 8_000),
  /** A Redis or Valkey that carries signals between relays; the database does, if there is none. */
  REDIS_URL: optional(pipe(text, regex(/^rediss?:/, 'not an address of Redis'))),
}
