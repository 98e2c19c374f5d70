import { capabilitiesAddressMissing, isRecord } from '@latchkey/protocol'
import type { Session } from '../store/SignerState'
import { askWallet } from './askWallet'
import { ownValue } from './ownValue'
import type { ProviderCall } from './ProviderCall'
import type { ProviderContext, ProviderSigner } from './ProviderContext'

type Values = Readonly<Record<string, unknown>>

/** Capabilities that a wallet may state for all chains in the session. */
const general = ['atomic', 'flow-control', 'paymasterService', 'sessionKeys', 'auxiliaryFunds']

/** Some wallets can only send text, so an object may arrive as JSON. */
function readObject(value: unknown): Values | null {
  if (isRecord(value)) return value
  if (typeof value !== 'string') return null
  try {
    const read: unknown = JSON.parse(value)
    return isRecord(read) ? read : null
  } catch {
    // Plain text.
    return null
  }
}

/** Reads the session's properties for an account on a chain. */
function fromProperties(session: Session, address: string, hexChain: string): Values {
  const chain = `eip155:${Number(hexChain)}`
  const properties = session.sessionProperties ?? {}
  const scoped = readObject(ownValue(session.scopedProperties ?? {}, chain)) ?? {}
  const account = Object.keys(scoped).find((key) => key.toLowerCase() === `${chain}:${address}`.toLowerCase())
  const common = general.flatMap((name) => {
    const value = ownValue(properties, name)
    return value === undefined ? [] : [[name, readObject(value) ?? value]]
  })
  return { ...Object.fromEntries(common), ...(account ? readObject(scoped[account]) : scoped) }
}

/**
 * [EVM-4] Gets the wallet's capabilities: from the session if it states them, which wakes no wallet, else from the
 * wallet, once. @throws capabilitiesAddressMissing and what `signer.request` throws
 */
export async function getCapabilities(
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  call: ProviderCall,
): Promise<unknown> {
  const [address, asked]: readonly unknown[] = Array.isArray(call.params) ? call.params : []
  if (typeof address !== 'string' || !address) throw capabilitiesAddressMissing()
  const chains = Array.isArray(asked) ? asked.filter((each) => typeof each === 'string') : []
  const key = `${address}${chains.join(',')}`
  const cached = `${session.topic} ${key}`
  if (context.capabilities.has(cached)) return context.capabilities.get(cached)
  const told = readObject(ownValue(session.sessionProperties ?? {}, 'capabilities')) ?? {}
  const known = readObject(ownValue(told, key)) ?? readObject(ownValue(told, address))
  if (known) return known
  const found = chains.flatMap((chain) => {
    const values = fromProperties(session, address, chain)
    return Object.keys(values).length > 0 ? [[chain, values]] : []
  })
  if (found.length > 0) return Object.fromEntries(found)
  const answer = await askWallet(signer, session, { ...call, isAnywhere: true })
  context.capabilities.set(cached, answer)
  return answer
}
