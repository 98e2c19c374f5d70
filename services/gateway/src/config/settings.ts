import { relaySettings } from '@latchkey/relay'
import {
  array,
  boolean,
  check,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  rawTransform,
  record,
  regex,
  string,
  toNumber,
  transform,
  trim,
  union,
  unknown,
  url,
} from 'valibot'
import { chainSchema } from './chainSchema'

const text = pipe(string(), trim(), nonEmpty())
const count = (least: number, most: number) =>
  pipe(union([number(), pipe(text, toNumber())]), integer(), minValue(least), maxValue(most))
const flag = union([
  boolean(),
  pipe(
    picklist(['true', 'false', '1', '0']),
    transform((value) => value === 'true' || value === '1'),
  ),
])
const readText: Parameters<typeof rawTransform<unknown, unknown>>[0] = ({
  dataset: { value },
  addIssue,
  NEVER,
}) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    // The text of the parser would quote the setting, which may hold keys.
    addIssue({ message: 'no JSON' })
    return NEVER
  }
}
const hasNoDouble = (chains: readonly { readonly id: string }[]) =>
  new Set(chains.map(({ id }) => id)).size === chains.length
/** Structured values are JSON text in the environment, themselves in a file. */
const json = <Schema extends GenericSchema>(schema: Schema) => pipe(unknown(), rawTransform(readText), schema)

/** Every setting of the gateway, by the name of its environment variable; a file may hold the same names. */
export const settings = object({
  /** Where it listens; 0 takes any free port. */
  GATEWAY_PORT: optional(count(0, 65_535), 4101),
  /** Which address it listens on: loopback, unless the operator puts it behind a proxy on another machine. */
  GATEWAY_HOST: optional(text, '127.0.0.1'),
  /** What it calls itself in `/config`. */
  GATEWAY_NAME: optional(text, 'Latchkey gateway'),
  /** How it is reached from outside, for the addresses of images; taken from the request if it is left out. */
  GATEWAY_PUBLIC_URL: optional(pipe(text, url())),
  /** `development` has the project `dev` and the pages under `/dev`. */
  GATEWAY_MODE: optional(picklist(['development', 'production']), 'production'),
  /** A PostgreSQL 15 or newer; without it the gateway runs one of its own. */
  DATABASE_URL: optional(pipe(text, regex(/^postgres(ql)?:/, 'not an address of PostgreSQL'))),
  /** Where the gateway keeps its own data. */
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
  /** Prices in USD by symbol, for what no feed tells. */
  GATEWAY_PRICES: optional(json(record(string(), pipe(number(), minValue(0)))), {}),
  /** A price API: GET `{url}?addresses={CAIP-10,…}&currency={usd}` answers `{ "<address>": number }`. */
  GATEWAY_PRICE_API: optional(pipe(text, url())),
  /** A gateway to IPFS, for pictures and descriptions that are kept there: `{url}/ipfs/{content}`; none unless told. */
  GATEWAY_IPFS: optional(pipe(text, url(), regex(/^https?:/i, 'neither http nor https'))),
  /** Whether events of sites are taken. */
  GATEWAY_ANALYTICS: optional(flag, false),
  /** Whether their addresses are kept as they are; hashed, unless told. */
  GATEWAY_ANALYTICS_ADDRESSES: optional(picklist(['hashed', 'plain']), 'hashed'),
  /** How many days events are kept. */
  GATEWAY_ANALYTICS_DAYS: optional(count(1, 10_000), 90),
  /**
   * The secret keys that tokens are signed with, 32 bytes in hexadecimal each, with commas between them: the first signs,
   * the others are still believed. One that the database keeps, if it is left out.
   */
  GATEWAY_SIGN_IN_KEY: optional(
    pipe(
      text,
      regex(/^[0-9a-f]{64}( *, *[0-9a-f]{64})*$/i, 'not 64 hexadecimal digits'),
      transform((keys) => keys.split(',').map((key) => key.trim())),
    ),
  ),
  /** How long a token is good by itself, in minutes; it is renewed while its session lives. */
  GATEWAY_SIGN_IN_TOKEN_MINUTES: optional(count(1, 1_440), 60),
  /** How many days a session lives at most; a message may say less. */
  GATEWAY_SIGN_IN_DAYS: optional(count(1, 365), 7),
  /** Whether browsers keep the token as a cookie, too: for pages of the gateway's own site. */
  GATEWAY_SIGN_IN_COOKIE: optional(flag, false),
  /** How often a minute each call of sign-in may be made from one address for one project. */
  GATEWAY_SIGN_IN_RATE_LIMIT: optional(count(1, 100_000), 300),
  /** What the keys of smart sessions are encrypted under, 32 bytes in hexadecimal; one in a file of `GATEWAY_DATA`, if it is left out. */
  GATEWAY_SESSION_KEY: optional(pipe(text, regex(/^[0-9a-f]{64}$/i, 'not 64 hexadecimal digits'))),
  /** Whether the relay for pairing is here, at `/relay`. */
  GATEWAY_RELAY: optional(flag, true),
  ...relaySettings,
  /** Requests a second that one address may make, and each project from one address. */
  GATEWAY_RATE_LIMIT: optional(count(1, 100_000), 100),
  /** How many proxies stand in front; only so many of the addresses in X-Forwarded-For are believed. */
  GATEWAY_PROXIES: optional(count(0, 10), 0),
  /** The largest body in bytes; JSON-RPC may be ten times as large. */
  GATEWAY_BODY_LIMIT: optional(count(1_000, 10_000_000), 1_000_000),
  /** How long a request may take in all, in milliseconds. */
  GATEWAY_REQUEST_LIMIT_MS: optional(count(1_000, 120_000), 30_000),
  GATEWAY_LOG: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
