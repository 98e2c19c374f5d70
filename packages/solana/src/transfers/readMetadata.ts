import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'
import { metadataProgram } from '../transaction/instructions/programs'
import type { ChainAccount } from './ChainAccount'
import { numberAt } from './numberAt'
import { extensions } from './readExtensions'
import type { Mint } from './readMint'

/** How a token calls itself. Anybody can choose any name. */
export type Metadata = { readonly name?: string; readonly symbol?: string }

/** An extension and an account both begin with two addresses; the account has a byte before them. */
const extensionStart = 64
const accountStart = 65
const accountKind = 4
/** Names are shorter than this. */
const maxBytes = 255

/** The account where the metadata program keeps the name of a token. */
export async function metadataAccountOf(token: Address): Promise<Address> {
  const encode = (key: Address) => getAddressEncoder().encode(key)
  const seeds = ['metadata', encode(metadataProgram), encode(token)]
  const [account] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
  return account
}

/** Two texts one after the other, each with its length before it and filled up with zeros. */
function readTexts(data: Uint8Array, start: number): Metadata {
  const read = (at: number): readonly [text: string | undefined, end: number] => {
    const length = Number(numberAt(data, at, 4))
    const end = at + 4 + length
    if (length > maxBytes || end > data.length) return [undefined, data.length]
    return [decode(data.slice(at + 4, end)), end]
  }
  const [name, next] = read(start)
  const [symbol] = read(next)
  return { ...(name ? { name } : {}), ...(symbol ? { symbol } : {}) }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\0+$/, '').trim()
  } catch {
    // Not UTF-8, so the name can't be shown.
    return undefined
  }
}

/** The name and symbol of a token: its own extension first, then the account of the metadata program. */
export function readMetadata(mint: Mint, account: ChainAccount | null | undefined): Metadata {
  const own = mint.extensions.get(extensions.metadata)
  if (own) return readTexts(own, extensionStart)
  const isMetadata = account?.owner === metadataProgram && account.data[0] === accountKind
  return isMetadata ? readTexts(account.data, accountStart) : {}
}
