import { errorParts } from '@latchkey/protocol'
import type { Ask } from '../../Ask'
import type { EvmCall } from '../EvmRequest'
import { type Answers, createAnswers, type Read } from './reads'
import { toHex } from './simulateBlock'

/** Asks contracts one by one, for nodes that can't simulate a block. What fails is left out. */
export async function askEach(ask: Ask, reads: readonly Read[]): Promise<Answers> {
  return createAnswers(await Promise.all(reads.map(async (one) => [one, await answerTo(ask, one)] as const)))
}

async function answerTo(ask: Ask, { to, data }: Read): Promise<string> {
  const isCode = data === '0x'
  try {
    const answer = `${await (isCode ? ask('eth_getCode', [to, 'latest']) : ask('eth_call', [{ to, data }, 'latest']))}`
    return isCode ? `0x${(answer.length / 2 - 1).toString(16).padStart(64, '0')}` : answer
  } catch {
    // A contract without this function is the usual case; the line is then shown without this detail.
    return '0x'
  }
}

/** Tries one call without a block around it; says whether it would go through, as far as the node knows. */
export async function tryCall(
  ask: Ask,
  from: string,
  { to, value, data }: EvmCall,
): Promise<{ readonly will: 'succeed' | 'revert' | 'unknown'; readonly reason?: string | undefined }> {
  try {
    await ask('eth_call', [{ from, to, value: toHex(value), data }, 'latest'])
    return { will: 'succeed' }
  } catch (cause) {
    const parts = errorParts(cause)
    const message = parts.find(({ text }) => text && /revert/i.test(text))?.text
    const isRevert = message !== undefined || parts.some(({ code }) => code === 3)
    if (!isRevert) return { will: 'unknown' }
    const { revertReason } = await import('./revertReason')
    return { will: 'revert', reason: revertReason('0x', message) }
  }
}
