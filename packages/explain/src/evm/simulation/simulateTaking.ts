import type { Line } from '../../Explanation'
import { everything } from '../readings/lines'
import { type Answers, encodeCall, numberIn, permit2, read } from './reads'
import type { SimulationGround } from './SimulationGround'
import { gasOfCall, simulateBlock, toHex } from './simulateBlock'

const endOfTime = (1n << 48n) - 1n

/**
 * Shows what a signed permit lets its spender take right now: the account allows it, the spender takes all it can.
 * Nobody can simulate a signature, but its effect needs none. Undefined if nothing can be taken.
 */
export async function simulateTaking(
  ground: SimulationGround,
  { token, spender, amount, until }: Extract<Line, { kind: 'allow' }>,
  { facts, isPermit2 }: { readonly facts: Answers; readonly isPermit2: boolean },
): Promise<Line | undefined> {
  if (token.kind !== 'fungible') return undefined
  const { account, latest } = ground
  const balance = read.balance(token.address, account)
  const has = numberIn(facts(balance)) ?? 0n
  const most = amount === 'unlimited' || amount > has ? has : amount
  const at = isPermit2 ? permit2 : token.address
  const [allow, take] = isPermit2
    ? [
        encodeCall('87517c45', token.address, spender, everything, endOfTime),
        encodeCall('36c78516', account, spender, most, token.address),
      ]
    : [encodeCall('095ea7b3', spender, most), encodeCall('23b872dd', account, spender, most)]
  const money = toHex(gasOfCall * (latest.baseFee * 2n + 10n ** 10n))
  try {
    const { after } = await simulateBlock(ground, {
      calls: [
        { from: account, to: at, value: 0n, data: allow },
        { from: spender, to: at, value: 0n, data: take },
      ],
      reads: [balance],
      // Contracts can't send transactions; the ones that spend for others do it inside of one.
      overrides: { [account]: { balance: money }, [spender]: { balance: money, code: '0x' } },
    })
    const taken = has - (numberIn(after(balance)) ?? has)
    return taken > 0n ? { kind: 'send', token, amount: taken, to: spender, atMost: true, until } : undefined
  } catch {
    // The line of the allowance says enough.
    return undefined
  }
}
