import { type DirectoryWallet, walletSchema } from '@latchkey/protocol'
import { flatten, safeParse } from 'valibot'
import { invalidWalletList } from './errors'

/** More than any directory has; a longer list is a mistake or an attack. */
const mostWallets = 50_000
/** Names must not deceive: no invisible characters, and none that reverse the text. */
const deceptive = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u
/** The database can't store these. */
const unstorable = /[\0\p{Cs}]/u

/**
 * Reads a list of wallets: `{count, data: […]}`, an array, or an object by id. One invalid wallet rejects the whole
 * list. @throws invalidWalletList
 */
export function readWalletList(text: string): DirectoryWallet[] {
  const entries = entriesOf(parseJson(text))
  if (entries.length === 0) throw invalidWalletList({ reason: 'the list is empty' })
  if (entries.length > mostWallets) throw invalidWalletList({ reason: `more than ${mostWallets} wallets` })
  const seen = new Set<string>()
  return entries.map(([where, entry]) => {
    const wallet = readWallet(where, entry)
    if (seen.has(wallet.id)) throw invalidWalletList({ reason: `${where}: duplicate id` })
    seen.add(wallet.id)
    return wallet
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw invalidWalletList({ reason: 'not valid JSON' }, { cause })
  }
}

function entriesOf(list: unknown): readonly (readonly [where: string, entry: unknown])[] {
  if (Array.isArray(list)) return list.map((entry, index) => [`wallet ${index + 1}`, entry])
  if (typeof list !== 'object' || list === null) throw invalidWalletList({ reason: 'not a list' })
  if ('data' in list && Array.isArray(list.data)) return entriesOf(list.data)
  return Object.entries(list).map(([id, entry]) => {
    const where = `wallet ${id.slice(0, 70)}`
    if (typeof entry !== 'object' || entry === null)
      throw invalidWalletList({ reason: `${where}: not an object` })
    if ('id' in entry && entry.id !== id)
      throw invalidWalletList({ reason: `${where}: id differs from its key` })
    return [where, { ...entry, id }]
  })
}

function readWallet(where: string, entry: unknown): DirectoryWallet {
  const parsed = safeParse(walletSchema, withoutEmpty(entry))
  if (!parsed.success) {
    const [field = 'wrong shape'] = Object.keys(flatten(parsed.issues).nested ?? {})
    throw invalidWalletList({ reason: `${where}: ${field}` })
  }
  const { name } = parsed.output
  if (name.trim() === '' || deceptive.test(name)) throw invalidWalletList({ reason: `${where}: name` })
  if (textsIn(parsed.output).some((text) => unstorable.test(text)))
    throw invalidWalletList({ reason: `${where}: contains a character that can't be stored` })
  return parsed.output
}

/** Other directories write empty texts or null for missing fields. */
function withoutEmpty(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== '' && value !== null))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
