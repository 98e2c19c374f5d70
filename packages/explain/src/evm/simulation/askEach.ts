import { errorParts } from '@latchkey/protocol'
import type { EvmCall } from '../EvmRequest'
import type { Ask } from './Ask'
import { type Answers, keyOf, type Read } from './reads'
import { revertReason } from './revertReason'

/** Asks contracts one by one, for nodes that can't simulate a block. What fails is left out. */
export async function askEach(ask: Ask, reads: readonly Read[]): Promise<Answers> {
  const answers = new Map<string, string>()
  await Promise.all(
    reads.map(async (one) => {
      const { to, data } = one
      try {
        const answer = await (data === '0x'
          ? ask('eth_getCode', [to, 'latest'])
          : ask('eth_call', [{ to, data }, 'latest']))
        if (typeof answer === 'string') answers.set(keyOf(one), data === '0x' ? sizeOf(answer) : answer)
      } catch {
        // A contract without this function is the usual case; the line is then shown without this detail.
      }
    }),
  )
  return (one) => answers.get(keyOf(one))
}

function sizeOf(code: string): string {
  return `0x${((code.length - 2) / 2).toString(16).padStart(64, '0')}`
}

/** Tries one call without a block around it; says whether it would go through, as far as the node knows. */
export async function tryCall(
  ask: Ask,
  from: string,
  { to, value, data }: EvmCall,
): Promise<{ readonly will: 'succeed' | 'revert' | 'unknown'; readonly reason?: string }> {
  try {
    await ask('eth_call', [{ from, to, value: `0x${value.toString(16)}`, data }, 'latest'])
    return { will: 'succeed' }
  } catch (cause) {
    const parts = errorParts(cause)
    const message = parts.find(({ text }) => text && /revert/i.test(text))?.text
    if (message === undefined && !parts.some(({ code }) => code === 3)) return { will: 'unknown' }
    const reason = revertReason('0x', message)
    return { will: 'revert', ...(reason === undefined ? {} : { reason }) }
  }
}
