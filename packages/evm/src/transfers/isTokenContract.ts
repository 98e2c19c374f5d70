import type { Network } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { readNumber } from './readContract'

const selectors = { decimals: '0x313ce567', totalSupply: '0x18160ddd', supportsInterface: '0x01ffc9a7' }
/** The ERC-165 ids of ERC-721 and ERC-1155. */
const collections = ['80ac58cd', 'd9b67a26']

/** Whether a contract is a token or a collection. What is sent to one is lost. @throws requestTimeout, httpStatus, networkFailure */
export async function isTokenContract(
  access: NodeAccess,
  network: Network,
  address: string,
): Promise<boolean> {
  const ask = (data: string) => readNumber(access, network, address, data)
  const [decimals, supply, ...supported] = await Promise.all([
    ask(selectors.decimals),
    ask(selectors.totalSupply),
    ...collections.map((id) => ask(selectors.supportsInterface + id.padEnd(64, '0'))),
  ])
  const isFungible = decimals !== null && decimals !== undefined && decimals <= 255n && supply !== null
  return isFungible || supported.includes(1n)
}
