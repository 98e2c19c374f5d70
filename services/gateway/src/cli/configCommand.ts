import { readConfig } from '../config/readConfig'
import { settings } from '../config/settings'
import { hideSecrets } from './hideSecrets'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'

/** `gateway config`: prints every setting and its value. */
export async function configCommand(args: string[], { env, print }: Terminal): Promise<void> {
  const { values } = readArgs(args, { json: { type: 'boolean' } })
  const config: Readonly<Record<string, unknown>> = readConfig(env)
  const shown = Object.keys(settings.entries).map((name) => [name, shownAs(name, config[name])] as const)
  if (values.json) return print(JSON.stringify(Object.fromEntries(shown), null, 2))
  for (const [name, value] of shown) print(`${name} = ${value === undefined ? '(not set)' : textOf(value)}`)
}

/** Needs the name, which marks a secret. */
function shownAs(name: string, value: unknown): unknown {
  return Object.values(hideSecrets({ [name]: value }) as object)[0]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
