import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import { askLens } from './askLens'
import type { OpenPoolChain, OpenVenue } from './PoolRoute'
import type { PoolChain, PoolVenue } from './poolChainSchema'

/** The outcome of a check: what can be used, and what was wrong. */
export type PoolChainCheck = { readonly open: OpenPoolChain | undefined; readonly faults: readonly string[] }

const abi = parseAbi([
  'function factory() view returns (address)',
  'function factoryV2() view returns (address)',
  'function WETH9() view returns (address)',
  'function WETH() view returns (address)',
])
type Getter = (typeof abi)[number]['name']

/** Checks that the contracts of a network are what the configuration says. @throws unsupportedChain, chainDown, … */
export async function checkPoolChain(
  nodes: Pick<Nodes, 'callMany'>,
  chain: PoolChain,
  signal?: AbortSignal,
): Promise<PoolChainCheck> {
  const { chainId, wrapped, stables, venues } = chain
  const reads = venues.flatMap((venue) => listReads(venue))
  const accounts = [wrapped, ...venues.flatMap(listContracts)]
  const question = { pairs: [], pools: [], exactOut: false, routes: [], accounts }
  const answer = await askLens(nodes, chainId, { ...question, reads }, signal)
  const faults: string[] = []
  if (answer.chainId !== BigInt(chainId.slice('eip155:'.length)))
    return { open: undefined, faults: [`the node is on network ${answer.chainId}`] }
  const missing = new Set(accounts.filter((_, place) => (answer.codeSizes[place] ?? 0n) === 0n))
  if (missing.has(wrapped)) return { open: undefined, faults: [`no contract at ${wrapped}`] }
  const told = new Map(
    reads.map(({ target, data }, place) => [`${target}${data}`, addressIn(answer.reads[place])]),
  )
  const says = (target: Address, functionName: Getter) => told.get(`${target}${getter(functionName)}`)
  const opened = venues.flatMap((venue) => {
    const { faults: found, open } = checkVenue(venue, { wrapped, missing, says })
    faults.push(...found.map((fault) => `${venue.name}: ${fault}`))
    return open ? [open] : []
  })
  return { open: opened.length ? { chainId, wrapped, stables, venues: opened } : undefined, faults }
}

type Facts = {
  readonly wrapped: Address
  readonly missing: ReadonlySet<Address>
  says(target: Address, functionName: Getter): Address | undefined
}

function checkVenue(venue: PoolVenue, facts: Facts): { open: OpenVenue | undefined; faults: string[] } {
  const { name, v2, v3, router } = venue
  const { wrapped, missing, says } = facts
  const faults = listContracts(venue)
    .filter((contract) => missing.has(contract))
    .map((contract) => `no contract at ${contract}`)
  const expect = (target: Address, functionName: Getter, wanted: Address) => {
    const said = says(target, functionName)
    if (said !== wanted) faults.push(`${functionName}() of ${target} is ${said ?? 'missing'}, not ${wanted}`)
  }
  if (v3) expect(v3.quoter, 'factory', v3.factory)
  if (v3 && router) expect(router, 'factory', v3.factory)
  if (router) expect(router, 'WETH9', wrapped)
  if (v2?.router) {
    expect(v2.router, 'factory', v2.factory)
    expect(v2.router, 'WETH', wrapped)
  }
  if (v3 && !router) faults.push('v3 needs a router')
  // Older deployments of the router for both kinds know no pairs; then the pairs need their own.
  const knowsPairs = v2 && router && says(router, 'factoryV2') === v2.factory
  const forPairs = knowsPairs ? router : v2?.router
  if (v2 && !forPairs) faults.push('no router trades in its pairs')
  if (faults.length) return { open: undefined, faults }
  return {
    faults,
    open: {
      name,
      ...(v2 && forPairs
        ? { v2: { ...v2, router: { address: forPairs, runs: knowsPairs ? 'many' : 'one' } } }
        : {}),
      ...(v3 && router ? { v3: { ...v3, router: { address: router, runs: 'many' } } } : {}),
    },
  }
}

function listContracts({ v2, v3, router }: PoolVenue): Address[] {
  return [v2?.factory, v2?.router, v3?.factory, v3?.quoter, router].filter((address) => address !== undefined)
}

function listReads({ v2, v3, router }: PoolVenue): { target: Address; data: Hex }[] {
  const of = (target: Address | undefined, ...names: Getter[]) =>
    target ? names.map((name) => ({ target, data: getter(name) })) : []
  return [
    ...of(v3?.quoter, 'factory'),
    ...of(router, 'factory', 'factoryV2', 'WETH9'),
    ...of(v2?.router, 'factory', 'WETH'),
  ]
}

const getter = (functionName: Getter) => encodeFunctionData({ abi, functionName })

const addressIn = (read: Hex | undefined): Address | undefined =>
  read?.length === 66 ? `0x${read.slice(-40).toLowerCase()}` : undefined
