import type { Line } from '../../Explanation'
import { type Answers, encodeCall, numberIn, permit2, read } from './reads'
import type { SimulationGround } from './SimulationGround'
import { gasOfCall, simulateBlock } from './simulateBlock'

type Allowance = Extract<Line, { kind: 'allow' }>

const most = (1n << 256n) - 1n
const mostInPermit2 = (1n << 160n) - 1n
const lastTime = (1n << 48n) - 1n

/**
 * Shows what a signed permit lets its spender take right now: the account allows it, the spender takes all it can.
 * Nobody can simulate a signature, but its effect needs none. Undefined if nothing can be taken.
 */
export async function simulateTaking(
  ground: SimulationGround,
  line: Allowance,
  { facts, isPermit2 }: { readonly facts: Answers; readonly isPermit2: boolean },
): Promise<Line | undefined> {
  const { token, spender, until } = line
  if (token.kind !== 'fungible') return undefined
  const { account } = ground
  const balance = read.balance(token.address, account)
  const has = numberIn(facts(balance)) ?? 0n
  const amount = line.amount === 'unlimited' || line.amount > has ? has : line.amount
  if (amount === 0n) return undefined
  const at = isPermit2 ? permit2 : token.address
  const allow = isPermit2
    ? encodeCall('87517c45', token.address, spender, mostInPermit2, lastTime)
    : encodeCall('095ea7b3', spender, most)
  const take = isPermit2
    ? encodeCall('36c78516', account, spender, amount, token.address)
    : encodeCall('23b872dd', account, spender, amount)
  const money = gasOfCall * (ground.latest.baseFee * 2n + 10n ** 10n)
  const block = await simulateBlock(ground, {
    calls: [
      { from: account, to: at, value: 0n, data: allow },
      { from: spender, to: at, value: 0n, data: take },
    ],
    reads: [balance],
    balances: { [account]: money, [spender]: money },
    // Contracts can't send transactions; the ones that spend for others do it inside of one.
    withoutCode: [spender],
  })
  if ('refused' in block) return undefined
  const taken = has - (numberIn(block.after(balance)) ?? has)
  if (taken <= 0n) return undefined
  return {
    kind: 'send',
    token,
    amount: taken,
    to: spender,
    atMost: true,
    ...(until === undefined ? {} : { until }),
  }
}
