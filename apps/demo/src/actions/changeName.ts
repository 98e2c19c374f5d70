import { encodeFunctionData } from 'viem'
import { names } from './names'
import type { RequestingProvider } from './sendTestTransaction'

/** A name that was sent to the chain, and its transaction. */
export type SentName = { readonly name: string; readonly hash: string }

/** Has the account give itself a new name. */
export async function changeName(provider: RequestingProvider, from: string): Promise<SentName> {
  const { address: to, abi } = names
  const name = `visitor-${crypto.randomUUID().slice(0, 8)}`
  const data = encodeFunctionData({ abi, args: [name] })
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, to, data }] })
  return { name, hash: String(hash) }
}
