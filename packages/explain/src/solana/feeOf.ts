import type { Explanation } from '../Explanation'
import type { SolanaTransaction } from './parseTransaction'
import { numberAt } from './SolanaAccount'

const computeBudget = 'ComputeBudget111111111111111111111111111111'
const perSignature = 5_000n
/** What an instruction may use if the transaction sets no limit, and what all of them may use. */
const usualUnits = 200_000n
const mostUnits = 1_400_000n

/** What a transaction costs by its own settings: signatures, and units times their price in millionths of a lamport. */
export function feeOf({ signers, instructions }: SolanaTransaction): NonNullable<Explanation['fee']> {
  const settings = instructions.filter(({ program }) => program === computeBudget)
  const setting = (number: number) => settings.find(({ data }) => data[0] === number)?.data
  const limit = setting(2)
  const price = numberAt(setting(3) ?? new Uint8Array(), 1)
  const asked =
    limit && limit.length >= 5
      ? BigInt(new DataView(limit.buffer, limit.byteOffset).getUint32(1, true))
      : undefined
  const units = asked ?? BigInt(instructions.length - settings.length) * usualUnits
  const priority = ((units < mostUnits ? units : mostUnits) * price + 999_999n) / 1_000_000n
  const fee = perSignature * BigInt(signers.length) + priority
  return { max: fee, likely: fee }
}
