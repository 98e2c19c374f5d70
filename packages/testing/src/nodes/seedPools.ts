import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseUnits,
} from 'viem'
import { nodeFailed } from '../errors'
import { carryOut, type SeedCall } from './carryOut'
import code from './contracts.gen.json' with { type: 'json' }
import { getPoolContracts, type PoolContracts, poolDeployer } from './getPoolContracts'
import { getSeedContracts, seedDeployer } from './getSeedContracts'
import { sendBatch } from './sendBatch'

const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function mint(address to) returns (uint256)',
  'function transfer(address to, uint256 amount)',
  'function deposit() payable',
  'function createPair(address a, address b)',
  'function getPair(address a, address b) view returns (address)',
])

/** What one pool holds of two tokens. */
type Fund = { readonly token: Address; readonly amount: bigint }
type Funding = readonly [Fund, Fund]

/**
 * Puts wrapped ether, an exchange and funded pools on a node that `seedEvm` seeded; does nothing if they exist. One ether
 * is worth 3,000 LKD, and one LKT 2.5 LKD. @throws nodeFailed
 */
export async function seedPools(url: string): Promise<PoolContracts> {
  const contracts = getPoolContracts()
  const { dollar, token } = getSeedContracts()
  const [present, seeded, nonce] = await sendBatch(url, [
    { method: 'eth_getCode', params: [contracts.feeToken, 'latest'] },
    { method: 'eth_getCode', params: [dollar, 'latest'] },
    { method: 'eth_getTransactionCount', params: [seedDeployer, 'latest'] },
  ])
  if (present !== '0x') return contracts
  if (seeded === '0x')
    throw nodeFailed({ url, method: 'seedPools', message: 'the chain has no seeded tokens' })
  await sendBatch(url, [
    { method: 'anvil_setBalance', params: [poolDeployer, numberToHex(parseEther('10000'))] },
    { method: 'anvil_impersonateAccount', params: [poolDeployer] },
  ])
  // Only the deployer of the seed may mint these two.
  const minted = [mint(dollar, parseUnits('10000000', 6)), mint(token, parseUnits('1000000', 18))]
  await carryOut({ url, from: seedDeployer, nonce: Number(nonce), seed: 'seedPools' }, minted)
  const sender = { url, from: poolDeployer, seed: 'seedPools' }
  const first = [...deployments(contracts), ...endowments(contracts)]
  await carryOut(sender, first)
  const pools = fundings(contracts)
  await carryOut({ ...sender, nonce: first.length }, pools.map(createPair(contracts)))
  const pairs = await readPairs(url, contracts, pools)
  const funded = pools.flatMap((pool, place) => fund(pool, pairs[place] ?? contracts.factory))
  await carryOut({ ...sender, nonce: first.length + pools.length }, funded)
  await sendBatch(url, [{ method: 'anvil_stopImpersonatingAccount', params: [poolDeployer] }])
  return contracts
}

/** The order decides the deployer's nonces, hence the addresses. */
function deployments({ factory, wrapped }: PoolContracts): SeedCall[] {
  const deploy = (bytecode: string, parameters: Hex = '0x'): SeedCall => ({
    data: `0x${bytecode.slice(2)}${parameters.slice(2)}`,
  })
  const token = (name: string, symbol: string, decimals: number) =>
    encodeAbiParameters(parseAbiParameters('string, string, uint8'), [name, symbol, decimals])
  return [
    deploy(code.WrappedEther),
    deploy(code.PoolFactory),
    deploy(code.PoolRouter, encodeAbiParameters(parseAbiParameters('address, address'), [factory, wrapped])),
    deploy(code.PermitToken, token('Latchkey Permit', 'LKP', 18)),
    deploy(code.StrictToken, token('Latchkey Strict', 'LKU', 6)),
    deploy(code.FeeToken, token('Latchkey Fee', 'LKF', 18)),
  ]
}

function endowments({ wrapped, permitToken, strictToken, feeToken }: PoolContracts): SeedCall[] {
  return [
    { to: wrapped, data: encodeFunctionData({ abi, functionName: 'deposit' }), value: parseEther('5000') },
    mint(permitToken, parseUnits('10000000', 18)),
    mint(strictToken, parseUnits('10000000', 6)),
    mint(feeToken, parseUnits('10000000', 18)),
  ]
}

function fundings({ wrapped, permitToken, strictToken, feeToken }: PoolContracts): Funding[] {
  const { dollar, token } = getSeedContracts()
  const ether = (amount: string) => ({ token: wrapped, amount: parseEther(amount) })
  const dollars = (amount: string) => ({ token: dollar, amount: parseUnits(amount, 6) })
  const of18 = (address: Address, amount: string) => ({ token: address, amount: parseUnits(amount, 18) })
  const strict = (amount: string) => ({ token: strictToken, amount: parseUnits(amount, 6) })
  return [
    [ether('1000'), dollars('3000000')],
    [ether('250'), of18(token, '300000')],
    [dollars('250000'), of18(token, '100000')],
    [ether('300'), of18(permitToken, '900000')],
    [dollars('500000'), of18(permitToken, '500000')],
    [ether('300'), strict('900000')],
    [dollars('500000'), strict('500000')],
    [ether('100'), of18(feeToken, '100000')],
  ]
}

const mint = (token: Address, amount: bigint): SeedCall => ({
  to: token,
  data: encodeFunctionData({ abi, functionName: 'mint', args: [poolDeployer, amount] }),
})

const createPair =
  ({ factory }: PoolContracts) =>
  ([{ token: a }, { token: b }]: Funding): SeedCall => ({
    to: factory,
    data: encodeFunctionData({ abi, functionName: 'createPair', args: [a, b] }),
  })

/** Reads where the factory put the pools. */
async function readPairs(url: string, { factory }: PoolContracts, pools: readonly Funding[]) {
  const answers = await sendBatch(
    url,
    pools.map(([{ token: a }, { token: b }]) => {
      const data = encodeFunctionData({ abi, functionName: 'getPair', args: [a, b] })
      return { method: 'eth_call', params: [{ to: factory, data }, 'latest'] }
    }),
  )
  return answers.map((answer): Address => `0x${String(answer).slice(-40)}`)
}

function fund(pool: Funding, pair: Address): SeedCall[] {
  const send = ({ token, amount }: Fund): SeedCall => ({
    to: token,
    data: encodeFunctionData({ abi, functionName: 'transfer', args: [pair, amount] }),
  })
  const data = encodeFunctionData({ abi, functionName: 'mint', args: [poolDeployer] })
  return [...pool.map(send), { to: pair, data }]
}
