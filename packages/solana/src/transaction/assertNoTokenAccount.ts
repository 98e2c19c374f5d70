import { type Network, rpcMethodNotFound, sendIncomplete } from '@latchkey/protocol'
import type { Address } from '@solana/addresses'
import { askNode } from '../read/askNode'
import { token2022Program, tokenProgram } from './instructions/programs'

const programs: readonly unknown[] = [tokenProgram, token2022Program]

/**
 * Checks that the receiver isn't a token account or a mint. Nobody can sign for a token account of those, so tokens sent
 * there would be lost. @throws sendIncomplete, and what reading throws
 */
export async function assertNoTokenAccount(network: Network, receiver: Address): Promise<void> {
  const params = [
    receiver,
    { encoding: 'base64', dataSlice: { offset: 0, length: 0 }, commitment: 'confirmed' },
  ]
  try {
    const { value } = Object(await askNode(network, { method: 'getAccountInfo', params }))
    if (programs.includes(Object(value).owner)) throw sendIncomplete()
  } catch (error) {
    // If the node can't tell, the visitor decides.
    if (!rpcMethodNotFound.is(error)) throw error
  }
}
