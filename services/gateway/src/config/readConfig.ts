import type { InferOutput } from 'valibot'
import { type Environment, readSettings } from './readSettings'
import { settings } from './settings'

/** The checked settings. */
export type Config = InferOutput<typeof settings>

/** Reads settings from the environment, and from the file named by `GATEWAY_CONFIG`. @throws invalidSetting */
export function readConfig(env: Environment): Config {
  return readSettings(settings, env, 'GATEWAY_CONFIG')
}
