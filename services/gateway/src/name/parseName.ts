import { nameRefusals } from './nameRefusals'

/** A name of one of the zones. */
export type ZoneName = { readonly name: string; readonly label: string; readonly zone: string }

/** How long a label may be. */
export const labelLength = { least: 4, most: 63 } as const

const label = /^[a-z0-9](?:[a-z0-9-]{2,}[a-z0-9])$/

/** [NAM-1] Whether a label can be registered. */
export function isLabel(text: string): boolean {
  // Two hyphens there mark encoded labels of other scripts.
  return text.length <= labelLength.most && label.test(text) && text.slice(2, 4) !== '--'
}

/** Reads a name in any case. @throws nameFormat, nameLength, nameZone */
export function parseName(zones: readonly string[], text: string): ZoneName {
  const name = text.toLowerCase()
  if (name.length > 400 || !/^[a-z0-9-]+(?:\.[a-z0-9-]+){2}$/.test(name)) throw nameRefusals.nameFormat()
  const at = name.indexOf('.')
  const parsed = { name, label: name.slice(0, at), zone: name.slice(at + 1) }
  if (!zones.includes(parsed.zone)) throw nameRefusals.nameZone()
  if (isLabel(parsed.label)) return parsed
  const { length } = parsed.label
  if (length < labelLength.least || length > labelLength.most) throw nameRefusals.nameLength(labelLength)
  throw nameRefusals.nameFormat()
}

/** Whether a name is below one of the zones, at any depth. */
export function isOfZone(zones: readonly string[], name: string): boolean {
  return zones.some((zone) => name.endsWith(`.${zone}`))
}
