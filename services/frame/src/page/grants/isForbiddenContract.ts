import { smartAccountAddresses } from '@latchkey/protocol'

/** Contracts that act for an account: Permit2 moves its tokens, the others are its own. */
const contracts: readonly string[] = [
  smartAccountAddresses.entryPoint,
  smartAccountAddresses.implementation,
  '0x000000000022D473030F116dDEE9F6B43aC78BA3',
].map((address) => address.toLowerCase())

/** Whether a contract is one that nobody may call for an account without asking. Both in lower case. */
export function isForbiddenContract(contract: string, account: string): boolean {
  // Below this are the chain's own programs, and nobody.
  return contract === account || contracts.includes(contract) || BigInt(contract) <= 0xffffn
}
