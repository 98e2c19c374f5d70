import { readFileSync } from 'node:fs'
import { flatten, type InferOutput, parse, record, safeParse, string, unknown } from 'valibot'
import { invalidSetting } from '../errors'
import { settings } from './settings'

/** The settings, read and checked. */
export type Config = InferOutput<typeof settings>

/** Where settings come from. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from an environment, and from the file that `GATEWAY_CONFIG` names. @throws invalidSetting */
export function readConfig(env: Environment): Config {
  const { GATEWAY_CONFIG: path } = env
  const fromFile = path ? readFile(path) : {}
  for (const name of Object.keys(fromFile))
    if (!(name in settings.entries)) throw invalidSetting({ name, reason: 'no such setting' })
  const result = safeParse(settings, { ...fromFile, ...withoutEmpty(env) })
  if (result.success) return result.output
  const [name = '?', reasons] = Object.entries(flatten(result.issues).nested ?? {})[0] ?? []
  throw invalidSetting({ name, reason: reasons?.[0] ?? 'unknown' })
}

/** Compose files pass what is not set as an empty text. */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
}

function readFile(path: string): Record<string, unknown> {
  try {
    return parse(record(string(), unknown()), JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw invalidSetting({ name: 'GATEWAY_CONFIG', reason: `${path} is no JSON file of settings` }, { cause })
  }
}
