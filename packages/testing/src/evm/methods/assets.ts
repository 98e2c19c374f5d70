import * as v from 'valibot'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isHex,
  numberToHex,
} from 'viem'
import { rpcError } from '../../script/rpcError'
import type { EvmWalletChain } from '../EvmWalletOptions'
import type { Method, MethodContext } from '../Method'
import { addressSchema, chainIdSchema, parseParams } from '../parseParams'

const assetsSchema = v.tupleWithRest(
  [
    v.object({
      account: addressSchema,
      chainFilter: v.optional(v.array(chainIdSchema)),
      assetFilter: v.optional(v.record(v.string(), v.array(v.string()))),
      assetTypeFilter: v.optional(v.array(v.string())),
    }),
  ],
  v.unknown(),
)

type Wanted = v.InferOutput<typeof assetsSchema>[0]

/** `wallet_getAssets` (ERC-7811): native currency and the listed tokens, read from the node now. */
export const walletGetAssets: Method = (context, params) => {
  const [wanted] = parseParams(assetsSchema, params)
  context.keyOf(wanted.account)
  return {
    prompts: false,
    async approve() {
      const { chainFilter } = wanted
      const chains = context.memory
        .chains()
        .filter(({ chainId }) => !chainFilter || chainFilter.includes(chainId))
      const entries = chains.map(async (chain) => [
        numberToHex(chain.chainId),
        await readChain(context, chain, wanted),
      ])
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}

async function readChain(context: MethodContext, chain: EvmWalletChain, wanted: Wanted) {
  const filter = wanted.assetFilter?.[numberToHex(chain.chainId)]?.map((address) => address.toLowerCase())
  const wants = (address: string, type: string) =>
    (!filter || filter.includes(address.toLowerCase())) &&
    (!wanted.assetTypeFilter || wanted.assetTypeFilter.includes(type))
  const tokens = (chain.tokens ?? []).filter((token) => wants(token, 'ERC20'))
  return Promise.all([
    ...(wants('native', 'NATIVE') ? [readNative(context, chain, wanted.account)] : []),
    ...tokens.map((token) => readToken(context, chain, { token, account: wanted.account })),
  ])
}

async function readNative(
  { ask }: MethodContext,
  { chainId, nativeCurrency }: EvmWalletChain,
  account: Address,
) {
  const balance = await ask(chainId, { method: 'eth_getBalance', params: [account, 'latest'] })
  const { name = 'Ether', symbol = 'ETH', decimals = 18 } = nativeCurrency ?? {}
  return {
    address: 'native',
    balance,
    type: 'NATIVE',
    metadata: { name, symbol, decimals, price: 0, iconUrl: '' },
  }
}

async function readToken(
  { ask }: MethodContext,
  { chainId }: EvmWalletChain,
  { token, account }: { readonly token: Address; readonly account: Address },
) {
  const call = async (data: Hex): Promise<Hex> => {
    const answer = await ask(chainId, { method: 'eth_call', params: [{ to: token, data }, 'latest'] })
    if (!isHex(answer) || answer === '0x') throw rpcError(-32603, `No token at ${token}.`)
    return answer
  }
  const abi = erc20Abi
  const [balance, name, symbol, decimals] = await Promise.all([
    call(encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })),
    call(encodeFunctionData({ abi, functionName: 'name' })),
    call(encodeFunctionData({ abi, functionName: 'symbol' })),
    call(encodeFunctionData({ abi, functionName: 'decimals' })),
  ])
  return {
    address: token,
    balance: numberToHex(decodeFunctionResult({ abi, functionName: 'balanceOf', data: balance })),
    type: 'ERC20',
    metadata: {
      name: decodeFunctionResult({ abi, functionName: 'name', data: name }),
      symbol: decodeFunctionResult({ abi, functionName: 'symbol', data: symbol }),
      decimals: decodeFunctionResult({ abi, functionName: 'decimals', data: decimals }),
      price: 0,
      iconUrl: '',
    },
  }
}
