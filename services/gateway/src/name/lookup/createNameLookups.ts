import { type Address, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import type { Config } from '../../config/readConfig'
import { refusals } from '../../http/refusals'
import type { Nodes } from '../../rpc/Nodes'
import type { Names } from '../createNames'
import { nameRefusals } from '../nameRefusals'
import { isOfZone } from '../parseName'
import { createNameSigner } from './createNameSigner'
import { decodeLookup } from './decodeLookup'
import { encodeRecord } from './encodeRecord'

/**
 * Answers the call data of a lookup, signed for the resolver contract of a chain, or of the first. @throws
 * notImplemented, unsupportedChain, nameLookup, nameZone
 */
export type NameLookups = (data: string, chainId?: string) => Promise<Hex>

/** What lookups need. */
export type NameLookupOptions = {
  readonly config: Pick<Config, 'NAMES_KEY' | 'NAMES_RESOLVER' | 'NAMES_ANSWER_SECONDS'>
  readonly names: Pick<Names, 'zones' | 'find'>
  readonly nodes: Pick<Nodes, 'call'>
  readonly now: () => number
}

/**
 * Creates the answers for resolver contracts. The sender in a lookup may be any contract that asked the resolver, so
 * answers are signed for the configured resolver only, and only for names of the zones.
 */
export function createNameLookups({ config, names, nodes, now }: NameLookupOptions): NameLookups {
  const { NAMES_KEY: keys = [], NAMES_RESOLVER: resolvers, NAMES_ANSWER_SECONDS: seconds } = config
  const signAnswer = createNameSigner(keys, nodes, now)
  return async (data, asked) => {
    const chainId = asked ?? Object.keys(resolvers)[0]
    if (names.zones.length === 0 || keys.length === 0 || chainId === undefined)
      throw refusals.notImplemented({ what: 'lookups of names' })
    if (!Object.hasOwn(resolvers, chainId))
      throw refusals.unsupportedChain({ chainId: chainId.slice(0, 100) })
    const question = decodeLookup(data)
    if (!isOfZone(names.zones, question.name)) throw nameRefusals.nameZone()
    const result = encodeRecord(await names.find(question.name), question)
    const expires = BigInt(Math.floor(now() / 1_000) + seconds)
    // Both were checked above and when the settings were read.
    const [resolver, callData] = [`${resolvers[chainId]}`.toLowerCase() as Address, data as Hex]
    const signature = await signAnswer({ chainId, resolver, callData, result, expires })
    return encodeAbiParameters(parseAbiParameters('bytes, uint64, bytes'), [result, expires, signature])
  }
}
