import {
  flatten,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  object,
  optional,
  pipe,
  safeParse,
  string,
  toNumber,
  trim,
} from 'valibot'
import { invalidSetting } from './errors'

const text = pipe(string(), trim(), nonEmpty())

/** Every setting of the gateway, by the name of its environment variable. */
const settings = object({
  /** Where it listens; 0 takes any free port. */
  GATEWAY_PORT: optional(pipe(text, toNumber(), integer(), minValue(0), maxValue(65_535)), '4101'),
  /** Which address it listens on: loopback, unless the operator puts it behind a proxy on another machine. */
  GATEWAY_HOST: optional(text, '127.0.0.1'),
  /** What it calls itself in `/config`. */
  GATEWAY_NAME: optional(text, 'Latchkey gateway'),
})

/** The settings, read and checked. */
export type Config = InferOutput<typeof settings>

/** Reads the settings from an environment. @throws invalidSetting */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = safeParse(settings, env)
  if (result.success) return result.output
  const [name, reasons] = Object.entries(flatten<typeof settings>(result.issues).nested ?? {})[0] ?? [
    '?',
    undefined,
  ]
  throw invalidSetting({ name, reason: reasons?.[0] ?? 'unknown' })
}
