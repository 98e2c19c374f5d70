import type { Hex } from 'viem'
import { type AccountState, readAccount } from '../account/readAccount'
import { sponsorRefused } from '../errors'
import { checkTargets } from '../operation/checkTargets'
import { decodeCalls } from '../operation/decodeCalls'
import { readOperation, type SponsoredOperation } from '../operation/readOperation'
import type { Sponsoring } from '../Sponsoring'
import type { Wanted } from './Wanted'

/** An operation, and what its chain says about its account. */
export type ReadOperation = {
  readonly operation: SponsoredOperation
  readonly account: AccountState
  readonly chainId: number
  /** The implementation's. */
  readonly code: Hex
}

/** Reads an operation and checks what it calls. @throws sponsorRefused, operationInvalid, chainDown */
export async function readWanted(
  { sponsor, chains, nodes }: Pick<Sponsoring, 'sponsor' | 'chains' | 'nodes'>,
  { operation: wire, chain, signal }: Wanted,
): Promise<ReadOperation> {
  const code = await chains.codeOf(chain)
  if (!code) throw sponsorRefused({ reason: 'off' })
  const chainId = Number(chain.slice('eip155:'.length))
  const operation = readOperation(wire, chainId)
  checkTargets(decodeCalls(operation.callData), operation.sender, sponsor.targets)
  return { operation, account: await readAccount(nodes, chain, operation, signal), chainId, code }
}
