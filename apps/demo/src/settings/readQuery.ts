import type { Features, NetworkId } from 'latchkey'
import * as v from 'valibot'
import { featureSchemas } from './featureSchemas'
import { defaultPageSettings, languages, type PageSettings } from './PageSettings'

/** A part of the query that was ignored. */
export type QueryFault = { readonly name: string; readonly value: string; readonly reason: string }

/** The settings in a query, with defaults for ignored parts. */
export type ReadQuery = { readonly settings: PageSettings; readonly faults: readonly QueryFault[] }

type Key = keyof PageSettings
type Told = (reason: string, name?: string) => undefined

const longest = 2_000
const flag = v.pipe(
  v.picklist(['', '1', 'true', '0', 'false'], 'Expected 1 or 0'),
  v.transform((word) => word !== '0' && word !== 'false'),
)
const colour = v.pipe(
  v.string(),
  v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'Expected a color like #0d6183'),
  v.transform((text) => (text.length === 4 ? text.replace(/[\da-f]/gi, '$&$&') : text).toLowerCase()),
)
const factor = v.pipe(
  v.string(),
  v.regex(/^\d(?:\.\d{1,2})?$/, 'Expected a number from 0 to 2'),
  v.toNumber(),
  v.maxValue(2, 'Expected a number from 0 to 2'),
)
const walletIds = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))]),
  v.array(v.pipe(v.string(), v.regex(/^[\w.:-]{1,80}$/, 'Expected wallet ids separated by commas'))),
  v.maxLength(50, 'Expected at most 50 wallets'),
)

/** The schemas of the parts that need no context. */
const schemas = {
  theme: v.picklist(['system', 'light', 'dark'], 'Expected system, light or dark'),
  accent: colour,
  radius: factor,
  locale: v.picklist(
    Object.keys(languages) as (keyof typeof languages)[],
    `Expected one of ${Object.keys(languages).join(', ')}`,
  ),
  embed: flag,
  legal: flag,
  debug: flag,
  explain: v.picklist(['own', 'all', 'off'], 'Expected own, all or off'),
  exclude: walletIds,
  pairing: flag,
  siwx: v.pipe(
    v.picklist(['required', 'optional', 'off'], 'Expected required, optional or off'),
    v.transform((word) => (word === 'off' ? null : word)),
  ),
  sessions: v.picklist(['local', 'memory', 'gateway'], 'Expected local, memory or gateway'),
  onAccountChange: v.picklist(['resign', 'signout', 'keep'], 'Expected resign, signout or keep'),
  onNetworkChange: v.picklist(['keep', 'resign'], 'Expected keep or resign'),
  wallets: v.picklist(['demo'], 'Expected demo'),
} as const satisfies { readonly [K in Key]?: v.GenericSchema<string, PageSettings[K]> }

/** Reads the query as untrusted input: reports what is invalid and uses the default. Never throws. */
export function readQuery(search: string, offered: readonly NetworkId[]): ReadQuery {
  const faults: QueryFault[] = []
  const settings: { [K in Key]?: unknown } = {}
  const query = new URLSearchParams(search)
  for (const name of new Set(query.keys())) {
    const value = query.get(name) ?? ''
    const tell: Told = (reason, part = name) => {
      faults.push({ name: part.slice(0, 80), value: value.slice(0, 80), reason })
    }
    const read = value.length > longest ? tell('Too long') : readPart({ name, value, offered }, tell)
    if (read !== undefined) settings[name as Key] = read
  }
  // Each value has passed the schema of its name.
  return { settings: { ...defaultPageSettings, ...(settings as Partial<PageSettings>) }, faults }
}

function readPart(
  part: { readonly name: string; readonly value: string; readonly offered: readonly NetworkId[] },
  tell: Told,
): unknown {
  const { name, value, offered } = part
  if (name === 'networks') return readNetworks(value, offered, tell)
  if (name === 'features') return readFeatures(value, tell)
  if (!Object.hasOwn(schemas, name)) return tell('Unknown setting')
  const result = v.safeParse(schemas[name as keyof typeof schemas], value)
  return result.success ? result.output : tell(result.issues[0].message)
}

function readNetworks(
  text: string,
  offered: readonly NetworkId[],
  tell: Told,
): readonly NetworkId[] | undefined {
  const wanted = new Set(text.split(','))
  for (const id of wanted)
    if (!offered.some((known) => known === id)) tell(`${id.slice(0, 80) || 'Nothing'} is not offered here`)
  const networks = offered.filter((id) => wanted.has(id))
  return networks.length > 0 ? networks : undefined
}

function readFeatures(text: string, tell: Told): Partial<Features> | undefined {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return tell('Expected JSON')
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return tell('Expected a JSON object')
  const features: { [name: string]: unknown } = {}
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(featureSchemas, name)) {
      tell('Unknown feature', `features.${name}`)
      continue
    }
    const result = v.safeParse(featureSchemas[name as keyof Features], value)
    if (result.success) features[name] = result.output
    else tell(result.issues[0].message, `features.${name}`)
  }
  return features as Partial<Features>
}
