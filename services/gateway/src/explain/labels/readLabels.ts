import { isLatchkeyError } from '@latchkey/protocol'
import {
  array,
  check,
  maxLength,
  nonEmpty,
  object,
  pipe,
  record,
  safeParse,
  string,
  trim,
  union,
} from 'valibot'
import { namespaceOf } from '../../account/namespaceOf'
import { invalidLabels } from './errors'
import { labelKey, labelKeyOnAll } from './labelKey'

/** A name for an account. */
export type LabelRow = { readonly account: string; readonly name: string }

const mostLabels = 100_000
const name = pipe(
  string(),
  trim(),
  nonEmpty(),
  maxLength(100),
  // Such letters could make one name look like another.
  check((text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)),
)
const fileSchema = union([record(string(), name), array(object({ address: string(), name }))])

/**
 * Reads labels: `{"<address>": "<name>"}` or `[{"address", "name"}]`. An address is CAIP-10, or plain for all chains of
 * its family. One invalid label rejects the whole file. @throws invalidLabels
 */
export function readLabels(text: string): readonly LabelRow[] {
  const entries = entriesOf(parseJson(text))
  if (entries.length === 0) throw invalidLabels({ reason: 'the file is empty' })
  if (entries.length > mostLabels) throw invalidLabels({ reason: `more than ${mostLabels} labels` })
  const rows = new Map<string, string>()
  for (const [address, label] of entries) {
    const account = keyOf(address)
    const shown = address.slice(0, 150)
    if (account === undefined) throw invalidLabels({ reason: `${shown}: not an address` })
    if (rows.has(account)) throw invalidLabels({ reason: `${shown}: appears twice` })
    rows.set(account, label)
  }
  return [...rows].map(([account, label]) => ({ account, name: label }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw invalidLabels({ reason: 'not valid JSON' }, { cause })
  }
}

function entriesOf(file: unknown): readonly (readonly [address: string, name: string])[] {
  const parsed = safeParse(fileSchema, file, { abortEarly: true })
  if (!parsed.success) throw invalidLabels({ reason: 'a name is missing, too long or has invisible letters' })
  const { output } = parsed
  return Array.isArray(output) ? output.map(({ address, name }) => [address, name]) : Object.entries(output)
}

function keyOf(address: string): string | undefined {
  if (address.includes(':')) return labelKey(address)
  try {
    return labelKeyOnAll(namespaceOf(address), address)
  } catch (error) {
    // The text isn't an address. The caller says which entry it is.
    if (isLatchkeyError(error)) return undefined
    throw error
  }
}
