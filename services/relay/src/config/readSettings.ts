import { flatten, type InferOutput, safeParse } from 'valibot'
import { invalidRelaySetting } from '../errors'
import { settings } from './settings'

/** The checked settings of a standalone relay. */
export type Settings = InferOutput<typeof settings>

/** Reads the settings from an environment. @throws invalidRelaySetting */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // Compose files pass unset variables as empty texts.
  const set = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const result = safeParse(settings, Object.fromEntries(set))
  if (result.success) return result.output
  const [name = '?', reasons] = Object.entries(flatten(result.issues).nested ?? {})[0] ?? []
  throw invalidRelaySetting({ name, reason: reasons?.[0] ?? 'unknown' })
}
