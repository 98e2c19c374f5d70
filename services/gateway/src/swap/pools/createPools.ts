import type { SwapDeclineReason } from '@latchkey/protocol'
import type { Logger } from 'pino'
import type { Nodes } from '../../rpc/Nodes'
import type { SwapAsk, SwapOffer, SwapProvider } from '../SwapProvider'
import { checkPoolChain } from './checkPoolChain'
import { knownPoolChains } from './knownPoolChains'
import { offerSwap } from './offerSwap'
import { offerWrapping } from './offerWrapping'
import type { OpenPoolChain } from './PoolRoute'
import type { PoolChain } from './poolChainSchema'

/** What the provider needs. */
export type PoolsOptions = {
  readonly nodes: Nodes
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
  /** Networks besides the known ones, or in place of them: forks, and local chains. */
  readonly chains?: readonly PoolChain[]
}

/** The provider that needs nobody but the operator's node. */
export type Pools = SwapProvider & {
  /** Resolves when every network was checked once; one whose node is down is checked again when it's asked for. */
  readonly checked: Promise<void>
}

/**
 * Swaps in the pools of Uniswap and its forks through the operator's own nodes. It checks the contracts of each network
 * first, and doesn't serve a network where they aren't what the configuration says.
 */
export function createPools({ nodes, log, now, chains = [] }: PoolsOptions): Pools {
  const configured = new Map([...knownPoolChains, ...chains].map((chain) => [chain.chainId, chain]))
  const wanted = nodes.chains.flatMap(({ id }) => configured.get(id) ?? [])
  const states = new Map(wanted.map((chain) => [chain.chainId, createState(chain)]))

  function createState(chain: PoolChain) {
    const { chainId } = chain
    let checking: Promise<OpenPoolChain | undefined> | undefined
    const state = { open: undefined as OpenPoolChain | undefined, isDropped: false, check }
    async function check(): Promise<OpenPoolChain | undefined> {
      checking ??= checkPoolChain(nodes, chain)
        .then(({ open, faults }) => {
          for (const fault of faults) log.warn({ chainId, fault }, 'Pools are not as configured')
          if (!open) log.warn({ chainId }, 'Swaps in pools are off for this network')
          state.open = open
          state.isDropped = !open
          return open
        })
        .catch((error: unknown) => {
          // The node may be back for the next visitor.
          checking = undefined
          throw error
        })
      return checking
    }
    return state
  }

  const checked = Promise.all(
    [...states].map(([chainId, { check }]) =>
      check().catch((error: unknown) =>
        log.warn({ chainId, error }, 'Could not check the pools of a network'),
      ),
    ),
  ).then(() => undefined)

  return {
    id: 'pools',
    isOwn: true,
    checked,
    serves(chainId) {
      const state = states.get(chainId)
      return state && !state.isDropped ? [chainId] : []
    },
    contracts: (chainId) => listContracts(states.get(chainId)?.open),
    spender: (chainId) => listRouters(states.get(chainId)?.open)[0],
    async quote(ask: SwapAsk, signal: AbortSignal): Promise<SwapOffer | SwapDeclineReason> {
      const { from, to } = ask
      const open = from.chainId === to.chainId ? await states.get(from.chainId)?.check() : undefined
      if (!open) return 'unsupported'
      const offered = offerWrapping(ask, open, now)
      return offered ?? offerSwap(ask, open, { nodes, now, signal })
    },
  }
}

function listRouters(open: OpenPoolChain | undefined): string[] {
  const routers = open?.venues.flatMap(({ v2, v3 }) => [v3?.router, v2?.router]) ?? []
  const known = routers.filter((router) => router !== undefined)
  const many = known.filter(({ runs }) => runs === 'many')
  return [...new Set([...many, ...known].map(({ address }) => address))]
}

function listContracts(open: OpenPoolChain | undefined): string[] {
  return open ? [...listRouters(open), open.wrapped] : []
}
