import { decodeFunctionResult, encodeFunctionData, isHex, parseAbi, parseUnits } from 'viem'
import { carryOut } from './carryOut'
import { getSeedContracts, type SeedContracts, seedDeployer } from './getSeedContracts'
import { sendBatch } from './sendBatch'

const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function balanceOf(address) view returns (uint256)',
])

/**
 * Gives the account that deployed the seed tokens to sell; `seedEvm` must have run. Does nothing if it has enough.
 * @throws nodeFailed
 */
export async function seedVendor(url: string): Promise<SeedContracts> {
  const contracts = getSeedContracts()
  const { dollar, token } = contracts
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [seedDeployer] })
  const [balance, nonce] = await sendBatch(url, [
    { method: 'eth_call', params: [{ to: dollar, data }, 'latest'] },
    { method: 'eth_getTransactionCount', params: [seedDeployer, 'latest'] },
  ])
  const stock = parseUnits('1000000', 6)
  const held = isHex(balance) ? decodeFunctionResult({ abi, functionName: 'balanceOf', data: balance }) : 0n
  if (held >= stock / 2n) return contracts
  const mint = (amount: bigint) =>
    encodeFunctionData({ abi, functionName: 'mint', args: [seedDeployer, amount] })
  await carryOut({ url, from: seedDeployer, nonce: Number(nonce), seed: 'seedVendor' }, [
    { to: dollar, data: mint(stock) },
    { to: token, data: mint(parseUnits('1000000', 18)) },
  ])
  return contracts
}
