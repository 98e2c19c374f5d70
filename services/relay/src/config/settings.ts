import {
  array,
  integer,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  parseJson,
  picklist,
  pipe,
  regex,
  string,
  toNumber,
} from 'valibot'
import { relaySettings } from './relaySettings'

const count = (least: number, most: number) =>
  pipe(string(), toNumber(), integer(), minValue(least), maxValue(most))

/** All settings of a standalone relay, by the name of their environment variable. */
export const settings = object({
  ...relaySettings,
  /** The port to listen on; 0 picks a free one. */
  RELAY_PORT: optional(count(0, 65_535), '4103'),
  /** The address to listen on; loopback unless a proxy runs on another machine. */
  RELAY_HOST: optional(string(), '127.0.0.1'),
  /** PostgreSQL 15 or newer, shared by all relays. */
  DATABASE_URL: pipe(string('required'), regex(/^postgres(ql)?:/, 'not a PostgreSQL URL')),
  /** The allowed projects, as JSON; default: all. */
  RELAY_PROJECTS: optional(pipe(string(), parseJson(), array(string())), '[]'),
  /** The number of proxies in front; only that many addresses in X-Forwarded-For are trusted. */
  RELAY_PROXIES: optional(count(0, 10), '0'),
  /** How many bits of an IPv6 address tell clients apart. */
  RELAY_IPV6_PREFIX: optional(count(32, 128), '64'),
  /** The port for metrics; 0 picks a free one. Without it they are at `/metrics` for those with the token. */
  RELAY_METRICS_PORT: optional(count(0, 65_535)),
  /** The address to listen on for metrics. */
  RELAY_METRICS_HOST: optional(string(), '127.0.0.1'),
  /** The token for metrics, sent as `authorization: Bearer <token>`. */
  RELAY_METRICS_TOKEN: optional(pipe(string(), minLength(16, 'shorter than 16 letters'))),
  RELAY_LOG: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
