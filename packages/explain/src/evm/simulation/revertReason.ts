import { showText } from '../../showText'
import { readWords } from '../readings/readWords'
import { decodeText } from './reads'

/** Why a call reverted: the contract's own words, a panic's number, or what the node says. */
export function revertReason(data: string, message = ''): string | undefined {
  const words = readWords(data.slice(10))
  if (data.startsWith('0x08c379a0'))
    return showText(decodeText(words.struct(0).bytes().slice(0, 2048)) ?? '', 200)
  if (data.startsWith('0x4e487b71')) return `Panic ${words.uint(0)}`
  return showText(message.replace(/^execution reverted:? ?/i, ''), 200) || undefined
}
