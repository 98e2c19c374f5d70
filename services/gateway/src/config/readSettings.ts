import { readFileSync } from 'node:fs'
import {
  flatten,
  type GenericSchema,
  type InferOutput,
  type ObjectEntries,
  parse,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot'
import { invalidSetting } from '../errors'

/** The source of settings. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings of a service from the environment, and from the JSON file that one of the variables names. The
 * environment wins. @throws invalidSetting
 */
export function readSettings<Schema extends GenericSchema & { readonly entries: ObjectEntries }>(
  settings: Schema,
  env: Environment,
  fileVariable: string,
): InferOutput<Schema> {
  const path = env[fileVariable]
  const fromFile = path ? readFile(fileVariable, path) : {}
  for (const name of Object.keys(fromFile))
    if (!(name in settings.entries)) throw invalidSetting({ name, reason: 'unknown setting' })
  const result = safeParse(settings, { ...fromFile, ...withoutEmpty(env) })
  if (result.success) return result.output
  const [name = '?', reasons] = Object.entries(flatten(result.issues).nested ?? {})[0] ?? []
  const [reason = 'unknown'] = (reasons as readonly string[] | undefined) ?? []
  throw invalidSetting({ name, reason })
}

/** Compose files pass unset variables as empty texts. */
function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
}

function readFile(variable: string, path: string): Record<string, unknown> {
  try {
    return parse(record(string(), unknown()), JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw invalidSetting({ name: variable, reason: `${path} is not a JSON file of settings` }, { cause })
  }
}
