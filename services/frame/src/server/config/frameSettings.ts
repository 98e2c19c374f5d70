import { count, flag, readOriginPattern, text, urlText } from '@latchkey/gateway/server'
import { check, minLength, object, optional, picklist, pipe, regex, transform } from 'valibot'
import { farcasterSettings } from '../social/farcaster/farcasterSettings'
import { socialSettings } from '../social/socialSettings'
import { wrapperSettings } from '../wrapper/wrapperSettings'

const split = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Keys of 32 bytes in hexadecimal: the first wraps, the others still open what they wrapped. */
const keys = pipe(
  text,
  regex(/^[0-9a-f]{64}( *, *[0-9a-f]{64})*$/i, 'not 64 hexadecimal digits'),
  transform((list) => split(list).map((key) => key.toLowerCase())),
)

const isPattern = (origin: string) => {
  try {
    readOriginPattern(origin)
    return true
  } catch {
    // The message of the setting says what is wrong.
    return false
  }
}

/** All settings of the frame by the name of their environment variable; a file uses the same names. */
export const frameSettings = object({
  /** The port to listen on; 0 picks a free one. */
  FRAME_PORT: optional(count(0, 65_535), 4102),
  /** The address to listen on; loopback unless a proxy runs on another machine. */
  FRAME_HOST: optional(text, '127.0.0.1'),
  /** `development` makes its own keys and adds the project `dev`. */
  FRAME_MODE: optional(picklist(['development', 'production']), 'production'),
  /** The public URL of the frame: its origin owns the wallets, so it must stay the same. */
  FRAME_PUBLIC_URL: optional(urlText),
  /** The gateway that the frame's page may call. */
  FRAME_GATEWAY_URL: optional(urlText),
  /** PostgreSQL 15 or newer, which may be the gateway's; without it the frame starts its own. */
  DATABASE_URL: optional(pipe(text, regex(/^postgres(ql)?:/, 'not a PostgreSQL URL'))),
  /** The folder for the frame's own data. */
  FRAME_DATA: optional(text, '.latchkey/frame'),
  FRAME_DATABASE_CONNECTIONS: optional(count(2, 100), 10),
  /** The folder with the built pages; by default the one that the build writes. */
  FRAME_PAGES: optional(text),
  /**
   * `login` and `vault` run on two hosts that hold one half each of what opens a wallet automatically; `all` is both.
   */
  FRAME_ROLE: optional(picklist(['all', 'login', 'vault']), 'all'),
  /** The keys of the role `login`. */
  LATCHKEY_FRAME_KEY: optional(keys),
  /** The keys of the role `vault`. With the role `all` they are derived from those of `login` by default. */
  LATCHKEY_FRAME_VAULT_KEY: optional(keys),
  /** [role login] The host of the role `vault`. */
  FRAME_VAULT_URL: optional(urlText),
  /** The secret by which the host of the role `login` calls the one of the role `vault`. */
  FRAME_VAULT_TOKEN: optional(pipe(text, regex(/^[\w-]{32,200}$/, 'not 32 to 200 letters, digits, - or _'))),
  ...wrapperSettings,
  /** `automatic`: the operator can open a wallet for its owner; `user`: only the owner can. */
  FRAME_RECOVERY: optional(picklist(['automatic', 'user'])),
  /** How many minutes an automatic recovery on a new device waits, while its owner can object. */
  FRAME_RECOVERY_DELAY: optional(count(0, 43_200), 1_440),
  /** The origins that may embed the frame, separated by commas; by default those of the gateway's projects. */
  FRAME_ORIGINS: optional(
    pipe(
      text,
      transform(split),
      check((origins) => origins.every(isPattern), 'use forms like https://example.com'),
      transform((origins) => origins.map(readOriginPattern)),
    ),
  ),
  /** The mail server, such as smtps://user:password@mail.example.com. */
  SMTP_URL: optional(pipe(text, regex(/^smtps?:/, 'not an SMTP URL'))),
  /** The sender of mails. */
  MAIL_FROM: optional(text),
  /** [development] Keeps mails in memory and shows them at `/dev/mailbox`. */
  FRAME_DEV_MAILBOX: optional(flag, false),
  ...socialSettings,
  ...farcasterSettings,
  /** How many mails one network address may cause in an hour. */
  FRAME_MAILS_PER_ADDRESS: optional(count(1, 1_000_000), 20),
  /** How many mails the visitors of one project may cause in an hour. */
  FRAME_MAILS_PER_PROJECT: optional(count(1, 1_000_000), 1_000),
  /** How many requests of one address per second are answered. */
  FRAME_RATE_LIMIT: optional(count(1, 100_000), 50),
  /** The number of proxies in front; only that many addresses in X-Forwarded-For are trusted. */
  FRAME_PROXIES: optional(count(0, 10), 0),
  /** How many bits of an IPv6 address tell clients apart. */
  FRAME_IPV6_PREFIX: optional(count(32, 128), 64),
  /** The port for metrics; 0 picks a free one. Without it they are at `/metrics` for those with the token. */
  FRAME_METRICS_PORT: optional(count(0, 65_535)),
  /** The address to listen on for metrics. */
  FRAME_METRICS_HOST: optional(text, '127.0.0.1'),
  /** The token for metrics, sent as `authorization: Bearer <token>`. */
  FRAME_METRICS_TOKEN: optional(pipe(text, minLength(16, 'shorter than 16 letters'))),
  FRAME_LOG: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
