import type { SolanaTransaction } from './readSolanaTransaction'

const computeBudget = 'ComputeBudget111111111111111111111111111111'
const [unitLimit, unitPrice] = [2, 3]
/** Lamports. */
const perSignature = 5_000n
/** What an instruction may use if the transaction sets no limit, and what all of them may use. */
const usualUnits = 200_000n
const mostUnits = 1_400_000n

/** Returns what a transaction costs by its own settings, in lamports; not every node counts the price of its units. */
export function settledFee({ signers, keys, instructions }: SolanaTransaction): bigint {
  const settings = instructions.filter(({ program }) => keys[program] === computeBudget)
  const setting = (kind: number, size: number) => {
    const data = settings.map((one) => Buffer.from(one.data)).find(([first]) => first === kind)
    return data && data.length > size ? data : undefined
  }
  const price = setting(unitPrice, 8)?.readBigUInt64LE(1) ?? 0n
  const limit = setting(unitLimit, 4)?.readUInt32LE(1)
  const units =
    limit === undefined ? BigInt(instructions.length - settings.length) * usualUnits : BigInt(limit)
  const priority = ((units < mostUnits ? units : mostUnits) * price + 999_999n) / 1_000_000n
  return perSignature * BigInt(signers) + priority
}
