import { readFileSync } from 'node:fs'
import { flatten, type InferOutput, parse, record, safeParse, string, unknown } from 'valibot'
import { invalidSetting } from '../errors'
import { settings } from './settings'

/** The checked settings. */
export type Config = InferOutput<typeof settings>

/** The source of settings. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings from the environment, and from the file named by `GATEWAY_CONFIG`. @throws invalidSetting */
export function readConfig(env: Environment): Config {
  const { GATEWAY_CONFIG: path } = env
  const fromFile = path ? readFile(path) : {}
  for (const name of Object.keys(fromFile))
    if (!(name in settings.entries)) throw invalidSetting({ name, reason: 'unknown setting' })
  const result = safeParse(settings, { ...fromFile, ...withoutEmpty(env) })
  if (result.success) return result.output
  const [name = '?', reasons] = Object.entries(flatten(result.issues).nested ?? {})[0] ?? []
  throw invalidSetting({ name, reason: reasons?.[0] ?? 'unknown' })
}

/** Compose files pass unset variables as empty texts. */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
}

function readFile(path: string): Record<string, unknown> {
  try {
    return parse(record(string(), unknown()), JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw invalidSetting(
      { name: 'GATEWAY_CONFIG', reason: `${path} is not a JSON file of settings` },
      { cause },
    )
  }
}
