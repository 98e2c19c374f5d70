import type { Network } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { toWord } from './encodeTransfer'
import { readNumber } from './readContract'

/** The contract at the same address on every chain of the OP stack, and its `getL1FeeUpperBound(uint256)`. */
const oracle = '0x420000000000000000000000000000000000000F'
const upperBound = '0xf1c7a58b'
/** An unsigned transfer without data: more than its fields ever need. */
const envelopeBytes = 120

/**
 * What a rollup takes for its data on the parent chain besides gas; zero on chains that don't or that put it into the
 * gas. @throws requestTimeout, httpStatus, networkFailure
 */
export async function readDataFee(access: NodeAccess, network: Network, data = '0x'): Promise<bigint> {
  const bytes = BigInt(envelopeBytes + (data.length - 2) / 2)
  return (await readNumber(access, network, oracle, upperBound + toWord(bytes))) ?? 0n
}
