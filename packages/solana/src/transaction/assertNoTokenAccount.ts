import { type Network, rpcMethodNotFound, sendIncomplete } from '@latchkey/protocol'
import type { Address } from '@solana/addresses'
import { askNode } from '../read/askNode'
import { token2022Program, tokenProgram } from './instructions/programs'

const programs: readonly unknown[] = [tokenProgram, token2022Program]

/**
 * That a receiver is no account of a token, nor a token itself: an account that is made for one of those belongs to nobody
 * who could sign for it, and what is sent there is lost. @throws sendIncomplete, and what reading throws
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
    // A node that can't tell leaves it to the visitor, as it was before.
    if (!rpcMethodNotFound.is(error)) throw error
  }
}
