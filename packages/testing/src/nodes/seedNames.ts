import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  labelhash,
  namehash,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { carryOut, type SeedCall } from './carryOut'
import code from './contracts.gen.json' with { type: 'json' }
import { getSeedContracts, seedDeployer } from './getSeedContracts'
import { sendBatch } from './sendBatch'

/** Zones whose names are in a gateway. */
export type SeedZones = {
  /** Such as `sample.eth`. */
  readonly zones: readonly string[]
  /** The URL of the gateway. */
  readonly gatewayUrl: string
  /** The addresses of the keys that sign its answers. */
  readonly signers: readonly Address[]
}

/** The deterministic deployer, which anvil puts on every chain. */
const deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const salt: Hex = `0x${'00'.repeat(32)}`
const abi = parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setSigner(address signer, bool isSigner)',
  'function setUrls(string[] urls)',
])

/** Returns where `seedNames` puts the resolver of its zones. */
export function getNamesResolver(): Address {
  return getCreate2Address({ from: deployer, salt, bytecode: creationCode() })
}

/**
 * Gives zones on a seeded development node to a resolver that asks a gateway, and makes it accept these signers besides
 * earlier ones. Can be repeated with another URL. Returns the resolver. @throws nodeFailed
 */
export async function seedNames(url: string, { zones, gatewayUrl, signers }: SeedZones): Promise<Address> {
  const resolver = getNamesResolver()
  const [present, nonce] = await sendBatch(url, [
    { method: 'eth_getCode', params: [resolver, 'latest'] },
    { method: 'eth_getTransactionCount', params: [seedDeployer, 'latest'] },
  ])
  const templates = [`${gatewayUrl}/v1/names/ccip/{sender}/{data}.json`, `${gatewayUrl}/v1/names/ccip`]
  const tops = [...new Set(zones.map((zone) => zone.split('.')[1] ?? ''))].filter((top) => top !== 'eth')
  const calls: SeedCall[] = [
    ...(present === '0x' ? [{ to: deployer, data: concat([salt, creationCode()]) }] : []),
    { to: resolver, data: encodeFunctionData({ abi, functionName: 'setUrls', args: [templates] }) },
    ...signers.map((signer) => ({
      to: resolver,
      data: encodeFunctionData({ abi, functionName: 'setSigner', args: [signer, true] }),
    })),
    ...tops.map((top) => registry('setSubnodeOwner', [namehash(''), labelhash(top), seedDeployer])),
    ...zones.map((zone) => {
      const [label = '', top = ''] = zone.split('.')
      return registry('setSubnodeRecord', [namehash(top), labelhash(label), seedDeployer, resolver, 0n])
    }),
  ]
  await carryOut({ url, from: seedDeployer, nonce: Number(nonce), seed: 'seedNames' }, calls)
  return resolver
}

type RegistryCall =
  | readonly ['setSubnodeOwner', readonly [Hex, Hex, Address]]
  | readonly ['setSubnodeRecord', readonly [Hex, Hex, Address, Address, bigint]]

function registry(...[functionName, args]: RegistryCall): SeedCall {
  const { ensRegistry: to } = getSeedContracts()
  return functionName === 'setSubnodeOwner'
    ? { to, data: encodeFunctionData({ abi, functionName, args }) }
    : { to, data: encodeFunctionData({ abi, functionName, args }) }
}

function creationCode(): Hex {
  const [bytecode, owner] = [
    code.OffchainNames,
    encodeAbiParameters(parseAbiParameters('address'), [seedDeployer]),
  ]
  return `0x${bytecode.slice(2)}${owner.slice(2)}`
}
