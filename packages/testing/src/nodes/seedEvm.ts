import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseUnits,
} from 'viem'
import { nodeFailed } from '../errors'
import { testAccounts } from '../evm/testAccounts'
import { carryOut, type SeedCall } from './carryOut'
import code from './contracts.gen.json' with { type: 'json' }
import { getSeedContracts, type SeedContracts, seedDeployer } from './getSeedContracts'
import { sendBatch } from './sendBatch'

/** The name of the first account of a seeded chain, in both directions. */
export const seedName = 'alice.latchkey.eth'

const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function mint(address to)',
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setAddr(bytes32 node, address account)',
  'function setText(bytes32 node, string key, string value)',
  'function setOwner(bytes32 node, address owner)',
  'function setName(string name)',
])

/**
 * Puts two ERC-20 tokens, a collection, Multicall3 and a name service on a fresh development node; does nothing on a
 * seeded one.
 */
export async function seedEvm(url: string): Promise<SeedContracts> {
  const contracts = getSeedContracts()
  const [nonce, present, multicall3] = await sendBatch(url, [
    { method: 'eth_getTransactionCount', params: [seedDeployer, 'latest'] },
    { method: 'eth_getCode', params: [contracts.ensUniversalResolver, 'latest'] },
    { method: 'eth_call', params: [{ data: code.Multicall3 }, 'latest'] },
  ])
  if (present !== '0x') return contracts
  if (nonce !== '0x0')
    throw nodeFailed({ url, method: 'seedEvm', message: 'the deploying account was used before' })
  const work = [...deployments(contracts), ...tokens(contracts), ...names(contracts)]
  await carryOut({ url, from: seedDeployer, seed: 'seedEvm' }, work)
  // Only the account itself can set its name.
  await carryOut({ url, from: testAccounts[0].address, seed: 'seedEvm' }, [selfNaming(contracts)])
  await sendBatch(url, [
    { method: 'anvil_setCode', params: [contracts.multicall3, multicall3] },
    // The gas for that is refunded, so every account starts with a round number.
    { method: 'anvil_setBalance', params: [testAccounts[0].address, numberToHex(parseEther('10000'))] },
  ])
  return contracts
}

/** The order decides the deployer's nonces, hence the addresses. */
function deployments({ ensRegistry, ensResolver }: SeedContracts): SeedCall[] {
  const token = parseAbiParameters('string, string, uint8')
  const deploy = (bytecode: string, parameters: Hex = '0x'): SeedCall => ({
    data: `0x${bytecode.slice(2)}${parameters.slice(2)}`,
  })
  return [
    deploy(code.SeedToken, encodeAbiParameters(token, ['Latchkey Dollar', 'LKD', 6])),
    deploy(code.SeedToken, encodeAbiParameters(token, ['Latchkey Token', 'LKT', 18])),
    deploy(
      code.SeedCollection,
      encodeAbiParameters(parseAbiParameters('string, string'), ['Latchkey Keys', 'LKC']),
    ),
    deploy(code.NameRegistry),
    deploy(code.NameResolver, encodeAbiParameters(parseAbiParameters('address'), [ensRegistry])),
    deploy(
      code.ReverseRegistrar,
      encodeAbiParameters(parseAbiParameters('address, address'), [ensRegistry, ensResolver]),
    ),
    deploy(code.UniversalResolver, encodeAbiParameters(parseAbiParameters('address'), [ensRegistry])),
  ]
}

function tokens({ dollar, token, collection }: SeedContracts): SeedCall[] {
  const holders = testAccounts.slice(0, 3).map((account) => account.address)
  const mint = (to: Address, amount: bigint) =>
    encodeFunctionData({ abi, functionName: 'mint', args: [to, amount] })
  const mintOne = (to: Address) => encodeFunctionData({ abi, functionName: 'mint', args: [to] })
  return [
    ...holders.map((holder) => ({ to: dollar, data: mint(holder, parseUnits('2500', 6)) })),
    ...holders.map((holder) => ({ to: token, data: mint(holder, parseUnits('100', 18)) })),
    ...holders.map((holder) => ({ to: collection, data: mintOne(holder) })),
  ]
}

function names({ ensRegistry, ensResolver, ensReverseRegistrar }: SeedContracts): SeedCall[] {
  const own = (parent: string, label: string, owner: Address): SeedCall => {
    const args = [namehash(parent), labelhash(label), owner] as const
    return { to: ensRegistry, data: encodeFunctionData({ abi, functionName: 'setSubnodeOwner', args }) }
  }
  const { address } = testAccounts[0]
  const node = namehash(seedName)
  const record = [namehash('latchkey.eth'), labelhash('alice'), seedDeployer, ensResolver, 0n] as const
  const text = [node, 'description', 'The first account of the local chain'] as const
  return [
    own('', 'reverse', seedDeployer),
    own('reverse', 'addr', ensReverseRegistrar),
    own('', 'eth', seedDeployer),
    own('eth', 'latchkey', seedDeployer),
    { to: ensRegistry, data: encodeFunctionData({ abi, functionName: 'setSubnodeRecord', args: record }) },
    { to: ensResolver, data: encodeFunctionData({ abi, functionName: 'setAddr', args: [node, address] }) },
    { to: ensResolver, data: encodeFunctionData({ abi, functionName: 'setText', args: text }) },
    { to: ensRegistry, data: encodeFunctionData({ abi, functionName: 'setOwner', args: [node, address] }) },
  ]
}

function selfNaming({ ensReverseRegistrar }: SeedContracts): SeedCall {
  return {
    to: ensReverseRegistrar,
    data: encodeFunctionData({ abi, functionName: 'setName', args: [seedName] }),
  }
}
