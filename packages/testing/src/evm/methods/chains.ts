import * as v from 'valibot'
import { numberToHex } from 'viem'
import { rpcError } from '../../script/rpcError'
import type { EvmWalletChain } from '../EvmWalletOptions'
import type { Method } from '../Method'
import { chainIdSchema, parseParams } from '../parseParams'

const switchSchema = v.tupleWithRest([v.object({ chainId: chainIdSchema })], v.unknown())

const urlSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'Expected an http URL'))

const addSchema = v.tupleWithRest(
  [
    v.object({
      chainId: chainIdSchema,
      chainName: v.string(),
      nativeCurrency: v.object({
        name: v.string(),
        symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(11)),
        decimals: v.number(),
      }),
      rpcUrls: v.pipe(v.array(urlSchema), v.minLength(1)),
      blockExplorerUrls: v.nullish(v.array(v.string())),
      iconUrls: v.nullish(v.array(v.string())),
    }),
  ],
  v.unknown(),
)

/** `eth_chainId`. */
export const ethChainId: Method = ({ memory }) => ({
  prompts: false,
  approve: () => numberToHex(memory.get().chainId),
})

/** `net_version`. */
export const netVersion: Method = ({ memory }) => ({
  prompts: false,
  approve: () => String(memory.get().chainId),
})

/** `wallet_switchEthereumChain` (EIP-3326). */
export const walletSwitchEthereumChain: Method = ({ memory }, params) => {
  const [{ chainId }] = parseParams(switchSchema, params)
  const { refuseChains, unknownChain } = memory.quirks()
  const isKnown = memory.chains().some((chain) => chain.chainId === chainId)
  if (!isKnown) throw unknownChainError(chainId, unknownChain)
  return {
    prompts: memory.get().chainId !== chainId,
    approve() {
      if (refuseChains.includes(chainId)) throw rpcError(4001)
      memory.update({ chainId })
      return null
    },
  }
}

/** `wallet_addEthereumChain` (EIP-3085). */
export const walletAddEthereumChain: Method = ({ memory }, params) => {
  const { refuseAdding, refuseChains, switchesOnAdd } = memory.quirks()
  if (refuseAdding === 'unsupported') throw rpcError(-32601)
  const [given] = parseParams(addSchema, params)
  const { chainId, chainName: name, nativeCurrency } = given
  return {
    prompts: true,
    approve() {
      if (refuseAdding || refuseChains.includes(chainId)) throw rpcError(4001)
      const isKnown = memory.chains().some((chain) => chain.chainId === chainId)
      const [rpcUrl] = given.rpcUrls
      const added: EvmWalletChain = { chainId, name, nativeCurrency, ...(rpcUrl ? { rpcUrl } : {}) }
      const { addedChains } = memory.get()
      memory.update({
        ...(isKnown ? {} : { addedChains: [...addedChains, added] }),
        ...(switchesOnAdd ? { chainId } : {}),
      })
      return null
    },
  }
}

function unknownChainError(chainId: number, style: 'plain' | 'nested') {
  const message = `Unrecognized chain ID "${numberToHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`
  const plain = rpcError(4902, message)
  return style === 'plain' ? plain : rpcError(-32603, message, { originalError: plain })
}
