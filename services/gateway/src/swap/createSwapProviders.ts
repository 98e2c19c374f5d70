import type { Logger } from 'pino'
import type { Config } from '../config/readConfig'
import { invalidSetting } from '../errors'
import type { Nodes } from '../rpc/Nodes'
import { createPools } from './pools/createPools'
import type { SwapProvider } from './SwapProvider'
import { createJupiter } from './vendors/createJupiter'
import { createLifi } from './vendors/createLifi'
import { createZeroX } from './vendors/createZeroX'
import { vendorContracts } from './vendors/vendorContracts'

/** What the providers need. */
export type SwapProvidersOptions = {
  readonly nodes: Nodes
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** Creates the providers that the operator chose, in the operator's order. @throws invalidSetting */
export function createSwapProviders(config: Config, options: SwapProvidersOptions): readonly SwapProvider[] {
  const contractsOf = (id: keyof typeof vendorContracts) => config.SWAP_CONTRACTS[id] ?? vendorContracts[id]
  const make = (id: string): SwapProvider[] => {
    if (id === '0x') {
      const key = required('SWAP_ZEROX_KEY', config.SWAP_ZEROX_KEY)
      return [createZeroX({ ...options, url: config.SWAP_ZEROX_URL, key, contracts: contractsOf(id) })]
    }
    if (id === 'lifi') {
      const { SWAP_LIFI_KEY: key, SWAP_LIFI_URL: url } = config
      return [createLifi({ ...options, url, key, contracts: contractsOf(id) })]
    }
    if (id === 'jupiter') {
      const key = required('SWAP_JUPITER_KEY', config.SWAP_JUPITER_KEY)
      return [createJupiter({ ...options, url: config.SWAP_JUPITER_URL, key, contracts: contractsOf(id) })]
    }
    return [createPools({ ...options, chains: config.SWAP_POOLS })]
  }
  const listOf = (setting: string) => setting.split(',').map((id) => id.trim())
  const unproven = listOf(config.SWAP_UNPROVEN ?? '')
  return config.SWAP === 'none'
    ? []
    : listOf(config.SWAP).flatMap((id) =>
        make(id).map((provider) => ({ ...provider, mayBeUnproven: unproven.includes(id) })),
      )
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw invalidSetting({ name, reason: 'required for this provider' })
  return value
}
