import { delegationRefused, smartAccountAddresses } from '@latchkey/protocol'

const entryPoint = smartAccountAddresses.entryPoint.toLowerCase()

/**
 * Refuses typed data that is a user operation (ERC-4337). Whoever has its signature makes the account do what its call data
 * says, which nobody can read in it. Sites ask for the same openly by `wallet_sendCalls`. @throws delegationRefused
 */
export function refuseOperation(
  primaryType: string,
  { verifyingContract }: Readonly<Record<string, unknown>>,
): void {
  const isForEntryPoint =
    typeof verifyingContract === 'string' && verifyingContract.toLowerCase() === entryPoint
  if (isForEntryPoint || primaryType === 'PackedUserOperation') throw delegationRefused()
}
