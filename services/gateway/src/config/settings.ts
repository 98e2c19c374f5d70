import { relaySettings } from '@latchkey/relay'
import {
  array,
  check,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  transform,
  union,
  url,
} from 'valibot'
import { chainSchema } from './chainSchema'
import { nameSettings } from './nameSettings'
import { onrampSettings } from './onrampSettings'
import { count, flag, json, noUrl, text } from './settingKinds'
import { sponsorSettings } from './sponsorSettings'
import { swapSettings } from './swapSettings'

/** No id of a picture is longer. */
const pictureId = pipe(text, maxLength(100))
const isPlainUrl = (value: string) => {
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  return (
    parsed !== undefined && [parsed.username, parsed.password, parsed.search, parsed.hash].join('') === ''
  )
}
const hasUser = (value: string) => {
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  return parsed !== undefined && `${parsed.username}${parsed.password}` !== ''
}
/** Visitors see it. */
const sourceName = pipe(
  text,
  maxLength(50),
  regex(/^[\w .-]+$/, 'has other letters than a-z, 0-9, space, . _ -'),
)
const hasNoDouble = (chains: readonly { readonly id: string }[]) =>
  new Set(chains.map(({ id }) => id)).size === chains.length
/** All settings by the name of their environment variable; a file uses the same names. */
export const settings = object({
  /** The port to listen on; 0 picks a free one. */
  GATEWAY_PORT: optional(count(0, 65_535), 4101),
  /** The address to listen on; loopback unless a proxy runs on another machine. */
  GATEWAY_HOST: optional(text, '127.0.0.1'),
  /** The name shown in `/config`. */
  GATEWAY_NAME: optional(text, 'Latchkey gateway'),
  /** The public URL, for links to images; default: the one the request used. */
  GATEWAY_PUBLIC_URL: optional(pipe(text, url(noUrl))),
  /** `development` adds the project `dev` and the pages under `/dev`. */
  GATEWAY_MODE: optional(picklist(['development', 'production']), 'production'),
  /** PostgreSQL 15 or newer; without it the gateway starts its own. */
  DATABASE_URL: optional(pipe(text, regex(/^postgres(ql)?:/, 'not a PostgreSQL URL'))),
  /** The folder for the gateway's own data. */
  GATEWAY_DATA: optional(text, '.latchkey/gateway'),
  GATEWAY_DATABASE_CONNECTIONS: optional(count(2, 100), 10),
  /** The chains, see `chainSchema`. */
  GATEWAY_CHAINS: optional(
    json(
      pipe(
        array(chainSchema),
        check((chains) => hasNoDouble(chains), 'two chains have the same id'),
      ),
    ),
    [],
  ),
  /** Prices in USD by symbol, for tokens without a feed. */
  GATEWAY_PRICES: optional(json(record(string(), pipe(number(), minValue(0)))), {}),
  /** A price API: GET `{url}?addresses={CAIP-10,…}&currency={usd}` returns `{ "<address>": number }`. */
  GATEWAY_PRICE_API: optional(pipe(text, url(noUrl))),
  /** An IPFS gateway for pictures and metadata: `{url}/ipfs/{content}`; none by default. */
  GATEWAY_IPFS: optional(
    pipe(
      text,
      url(noUrl),
      regex(/^https?:/i, 'not an http or https URL'),
      // Visitors get addresses below it.
      check(isPlainUrl, 'contains a user, a password or a query'),
    ),
  ),
  /**
   * The ids by which other clients ask for pictures of networks and connectors, and what each shows: a CAIP-2 id or a
   * connector's id.
   */
  GATEWAY_PICTURE_IDS: optional(json(record(pictureId, pictureId)), {}),
  /** Lists of addresses to warn of: `{"name", "file"}` or `{"name", "url"}`, read once a day. */
  GATEWAY_RISK_SOURCES: optional(
    json(
      pipe(
        array(
          union([
            strictObject({ name: sourceName, file: pipe(text, maxLength(1_000)) }),
            strictObject({
              name: sourceName,
              url: pipe(
                text,
                maxLength(1_000),
                url(noUrl),
                regex(/^https?:/i, 'not an http or https URL'),
                check((value) => !hasUser(value), 'contains a user or a password'),
              ),
            }),
          ]),
        ),
        maxLength(10),
        check(
          (sources) => new Set(sources.map(({ name }) => name)).size === sources.length,
          'two have the same name',
        ),
      ),
    ),
    [],
  ),
  /** Whether to store events of sites. */
  GATEWAY_ANALYTICS: optional(flag, false),
  /** Whether to store addresses in events as they are; hashed by default. */
  GATEWAY_ANALYTICS_ADDRESSES: optional(picklist(['hashed', 'plain']), 'hashed'),
  /** How many days to keep events. */
  GATEWAY_ANALYTICS_DAYS: optional(count(1, 10_000), 90),
  /** How many events to keep in all; beyond that the oldest are deleted. */
  GATEWAY_ANALYTICS_MOST: optional(count(1_000, 1_000_000_000), 5_000_000),
  /** How many events of one project are stored in a day; the others are dropped. */
  GATEWAY_ANALYTICS_PER_PROJECT: optional(count(1, 1_000_000_000), 100_000),
  /** How many events from one address are stored in a day; the others are dropped. */
  GATEWAY_ANALYTICS_PER_ADDRESS: optional(count(1, 1_000_000_000), 5_000),
  /**
   * The secret keys for tokens, 32 bytes in hexadecimal each, separated by commas: the first signs, the others remain
   * valid. By default the database stores a generated one.
   */
  GATEWAY_SIGN_IN_KEY: optional(
    pipe(
      text,
      regex(/^[0-9a-f]{64}( *, *[0-9a-f]{64})*$/i, 'not 64 hexadecimal digits'),
      transform((keys) => keys.split(',').map((key) => key.trim())),
    ),
  ),
  /** How many minutes a token is valid; it can be renewed during its session. */
  GATEWAY_SIGN_IN_TOKEN_MINUTES: optional(count(1, 1_440), 60),
  /** The longest session in days; a message may set less. */
  GATEWAY_SIGN_IN_DAYS: optional(count(1, 365), 7),
  /** Whether to also set the token as a cookie, for pages on the gateway's own site. */
  GATEWAY_SIGN_IN_COOKIE: optional(flag, false),
  /** How often per minute each sign-in call may be made from one address for one project. */
  GATEWAY_SIGN_IN_RATE_LIMIT: optional(count(1, 100_000), 300),
  /**
   * The key that encrypts the keys of smart sessions, 32 bytes in hexadecimal; by default a generated one in a file of
   * `GATEWAY_DATA`.
   */
  GATEWAY_SESSION_KEY: optional(pipe(text, regex(/^[0-9a-f]{64}$/i, 'not 64 hexadecimal digits'))),
  /** Whether to run the relay for pairing at `/relay`. */
  GATEWAY_RELAY: optional(flag, true),
  ...relaySettings,
  ...sponsorSettings,
  ...swapSettings,
  ...nameSettings,
  ...onrampSettings,
  /** How many addresses of each followed chain have a history; beyond that the least recently asked give way. */
  GATEWAY_WATCHED_ADDRESSES: optional(count(10, 10_000_000), 100_000),
  /** How many addresses one client may add to them in a day. */
  GATEWAY_WATCHES_PER_ADDRESS: optional(count(1, 10_000_000), 500),
  /** How many addresses the clients of one project may add to them in a day. */
  GATEWAY_WATCHES_PER_PROJECT: optional(count(1, 10_000_000), 50_000),
  /** Requests per second from one address. */
  GATEWAY_RATE_LIMIT: optional(count(1, 100_000), 100),
  /** The number of proxies in front; only that many addresses in X-Forwarded-For are trusted. */
  GATEWAY_PROXIES: optional(count(0, 10), 0),
  /** How many bits of an IPv6 address tell clients apart: one line usually gets a whole /64. */
  GATEWAY_IPV6_PREFIX: optional(count(32, 128), 64),
  /** The largest body in bytes. */
  GATEWAY_BODY_LIMIT: optional(count(1_000, 10_000_000), 1_000_000),
  /** The largest body of JSON-RPC in bytes. */
  GATEWAY_RPC_BODY_LIMIT: optional(count(1_000, 10_000_000), 1_000_000),
  /** Bytes of bodies in memory at once, of all clients; if all are taken, the address with the most gives way. */
  GATEWAY_BODIES_LIMIT: optional(count(1_000_000, 10_000_000_000), 16_000_000),
  /** Bytes of bodies in memory at once from one address. */
  GATEWAY_BODIES_PER_ADDRESS: optional(count(100_000, 1_000_000_000), 8_000_000),
  /** Bytes of large answers that clients haven't read yet, of all clients. */
  GATEWAY_ANSWERS_LIMIT: optional(count(20_000_000, 10_000_000_000), 128_000_000),
  /** Bytes of large answers that the clients of one address haven't read yet. */
  GATEWAY_ANSWERS_PER_ADDRESS: optional(count(11_000_000, 1_000_000_000), 32_000_000),
  /** Bytes of bodies per second from one address. */
  GATEWAY_BYTE_RATE_LIMIT: optional(count(10_000, 1_000_000_000), 2_000_000),
  /** Calls per second in batches of JSON-RPC from one address. */
  GATEWAY_CALL_RATE_LIMIT: optional(count(1, 1_000_000), 1_000),
  /** The time limit of a request, in milliseconds. */
  GATEWAY_REQUEST_LIMIT_MS: optional(count(1_000, 120_000), 30_000),
  /** The port for metrics; 0 picks a free one. Without it they are at `/metrics` for those with the token. */
  GATEWAY_METRICS_PORT: optional(count(0, 65_535)),
  /** The address to listen on for metrics. */
  GATEWAY_METRICS_HOST: optional(text, '127.0.0.1'),
  /** The token for metrics, sent as `authorization: Bearer <token>`. */
  GATEWAY_METRICS_TOKEN: optional(pipe(text, minLength(16, 'shorter than 16 letters'))),
  GATEWAY_LOG: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
