import {
  array,
  integer,
  maxValue,
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

/** Every setting of a relay that runs alone, by the name of its environment variable. */
export const settings = object({
  ...relaySettings,
  /** Where it listens; 0 takes any free port. */
  RELAY_PORT: optional(count(0, 65_535), '4103'),
  /** Which address it listens on: loopback, unless the operator puts it behind a proxy on another machine. */
  RELAY_HOST: optional(string(), '127.0.0.1'),
  /** A PostgreSQL 15 or newer, which all relays share. */
  DATABASE_URL: pipe(string('is missing'), regex(/^postgres(ql)?:/, 'not an address of PostgreSQL')),
  /** The projects that may use it, as JSON; all, if there are none. */
  RELAY_PROJECTS: optional(pipe(string(), parseJson(), array(string())), '[]'),
  /** How many proxies stand in front; only so many of the addresses in X-Forwarded-For are believed. */
  RELAY_PROXIES: optional(count(0, 10), '0'),
  RELAY_LOG: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
