import { testAccounts } from '@latchkey/testing'
import {
  type Address,
  createWalletClient,
  erc20Abi,
  getAddress,
  type Hex,
  http,
  isHex,
  type TypedDataDefinition,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { readConfig } from '../../config/readConfig'
import { createMetrics } from '../../monitoring/createMetrics'
import { createNodes } from '../../rpc/createNodes'
import type { Nodes } from '../../rpc/Nodes'
import { createPools, type PoolsOptions } from '../../swap/pools/createPools'
import type { SwapAsk, SwapAsset, SwapOffer } from '../../swap/SwapProvider'
import type { Exchange } from './openExchange'
import { untilMined } from './untilMined'

/** The word for the native currency. */
export const native: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Somebody who swaps in pools: a provider, and a wallet that carries out its steps. */
export type PoolVisitor = Awaited<ReturnType<typeof openPoolVisitor>>

/** Opens the provider on a chain. `calls` and `answers` keep what its node is asked and says. */
export async function openPoolVisitor(
  chain: Pick<Exchange, 'url' | 'client' | 'chainId'>,
  chains: PoolsOptions['chains'] = [],
) {
  const { url, client, chainId } = chain
  const account = privateKeyToAccount(testAccounts[1].privateKey)
  const me: Address = `0x${account.address.slice(2).toLowerCase()}`
  const wallet = createWalletClient({ account, transport: http(url) })
  const config = readConfig({ GATEWAY_CHAINS: JSON.stringify([{ id: chainId, name: 'Local', rpc: [url] }]) })
  const nodes = createNodes({ config, metrics: createMetrics(), now: Date.now })
  const calls: string[] = []
  const answers: Awaited<ReturnType<Nodes['callMany']>>[] = []
  const counting: Nodes = {
    ...nodes,
    async callMany(id, asked, ...rest) {
      calls.push(...asked.map(({ method }) => method))
      const answer = await nodes.callMany(id, asked, ...rest)
      answers.push(answer)
      return answer
    },
  }
  const lines: { readonly values: object; readonly text: string | undefined }[] = []
  const note = (values: unknown, text?: string) => lines.push({ values: Object(values), text })
  const pools = createPools({ nodes: counting, log: { warn: note }, now: Date.now, chains })
  await pools.checked
  calls.length = 0
  answers.length = 0
  const assetOf = (token: Address): SwapAsset => ({
    id: `${chainId}:${token}`,
    chainId,
    address: token,
    isNative: token === native,
  })
  const askOf = (from: Address, to: Address, amount: bigint, more: Partial<SwapAsk> = {}): SwapAsk => ({
    from: assetOf(from),
    to: assetOf(to),
    amount,
    side: 'in',
    account: me,
    receiver: me,
    slippageBps: 100,
    gasPrice: undefined,
    permit: undefined,
    ...more,
  })
  const quote = (ask: SwapAsk) => pools.quote(ask, AbortSignal.timeout(30_000))
  const offer = async (ask: SwapAsk): Promise<SwapOffer> => {
    const answer = await quote(ask)
    expect(answer).toBeTypeOf('object')
    return typeof answer === 'object' ? answer : expect.unreachable(answer)
  }
  const balanceOf = async (token: Address, holder: Address = me): Promise<bigint> =>
    token === native
      ? client.getBalance({ address: getAddress(holder) })
      : client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })
  const send = async (tx: unknown) => {
    const { to, data, value }: { to?: unknown; data?: unknown; value?: unknown } = Object(tx)
    if (!isHex(to) || !isHex(data)) return expect.unreachable('not a call')
    const asked = { chain: null, to, data, value: BigInt(String(value)) }
    const hash = await wallet.sendTransaction({ ...asked, gas: 3_000_000n })
    const receipt = await untilMined(client, hash)
    expect(receipt.status).toBe('success')
    return receipt.gasUsed * receipt.effectiveGasPrice
  }
  return {
    me,
    nodes,
    pools,
    calls,
    answers,
    lines,
    askOf,
    quote,
    offer,
    balanceOf,
    /** Carries out a swap, and returns its kinds of steps, what left and what arrived besides gas. */
    async swap(ask: SwapAsk) {
      const first = await offer(ask)
      const kinds = first.steps.map(({ kind }) => kind)
      const holder = ask.receiver === undefined ? me : addressIn(ask.receiver)
      const [from, to] = [addressIn(ask.from.address), addressIn(ask.to.address)]
      const [hadFrom, hadTo] = [await balanceOf(from), await balanceOf(to, holder)]
      let gas = 0n
      let signature: Hex | undefined
      for (const step of first.steps) {
        if (step.kind === 'sign') {
          const typed: unknown = { ...step.typed, domain: { ...step.typed.domain } }
          signature = await account.signTypedData(typed as TypedDataDefinition)
          const permit = { deadline: BigInt(step.deadline), signature }
          const again = await offer({ ...ask, permit })
          expect(again.steps.map(({ kind }) => kind)).toEqual(['send'])
          for (const last of again.steps) if (last.kind === 'send') gas += await send(last.tx)
        } else if (step.kind !== 'post' && step.tx !== null) gas += await send(step.tx)
      }
      const paidGas = (token: Address, who: Address) => (token === native && who === me ? gas : 0n)
      return {
        offer: first,
        kinds,
        paid: hadFrom - (await balanceOf(from)) - paidGas(from, me),
        got: (await balanceOf(to, holder)) - hadTo + paidGas(to, holder),
      }
    },
    stop: () => nodes.stop(),
  }
}

const addressIn = (text: string): Address => `0x${text.slice(2)}`
