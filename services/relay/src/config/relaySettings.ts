import {
  array,
  check,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  optional,
  parseJson,
  picklist,
  pipe,
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

/** The settings that a relay has both in a gateway and on its own. */
export const relaySettings = {
  /**
   * `pass` forwards a site's attestation of its origin to wallets; blank by default, because wallets check it with a
   * third-party server.
   */
  RELAY_ATTESTATION: optional(picklist(['blank', 'pass']), 'blank'),
  /** The addresses clients use for this relay, as JSON; default: whichever the client used. */
  RELAY_AUDIENCES: optional(union([pipe(text, parseJson(), urls), urls]), []),
  /** Sockets from one address. */
  RELAY_SOCKETS_PER_ADDRESS: optional(count(1, 1_000_000), 50),
  /** Connections of new clients per second from one address, with bursts of ten times as many. */
  RELAY_CONNECTS_PER_SECOND: optional(count(1, 100_000), 5),
  /** Connections per second from all addresses; more wait for their turn, so a return after a restart is spread. */
  RELAY_ADMISSIONS_PER_SECOND: optional(count(1, 100_000), 500),
  /** Calls per second on one socket, and ten times as many from one address; bursts of ten times as many. */
  RELAY_REQUESTS_PER_SECOND: optional(count(1, 100_000), 50),
  /** Bytes per second from one address, with bursts of sixty times as many. */
  RELAY_BYTES_PER_SECOND: optional(count(1_000, 1_000_000_000), 100_000),
  /** Subscriptions of one client, from one address, and of one project. */
  RELAY_TOPICS_PER_CLIENT: optional(count(10, 1_000_000), 2_000),
  RELAY_TOPICS_PER_ADDRESS: optional(count(10, 100_000_000), 100_000),
  RELAY_TOPICS_PER_PROJECT: optional(count(10, 1_000_000_000), 1_000_000),
  /** Stored bytes of one client, from one address, and of one project; each message counts 256 more than its text. */
  RELAY_STORED_PER_CLIENT: optional(count(1_048_576, 1_000_000_000_000), 16_777_216),
  RELAY_STORED_PER_ADDRESS: optional(count(1_048_576, 1_000_000_000_000), 268_435_456),
  RELAY_STORED_PER_PROJECT: optional(count(1_048_576, 1_000_000_000_000), 4_294_967_296),
  /** How long a rejected client waits for the answer. */
  RELAY_REFUSAL_MS: optional(count(0, 60_000), 5_000),
  /** How long closing all sockets may take when the relay stops. */
  RELAY_DRAIN_MS: optional(count(0, 600_000), 8_000),
  /** A Redis or Valkey for signals between relays; without it the database carries them. */
  REDIS_URL: optional(
    // Its client would show an invalid URL, and with it the password.
    pipe(
      text,
      check((url) => /^rediss?:/.test(url) && URL.canParse(url), 'not a Redis URL'),
    ),
  ),
}
