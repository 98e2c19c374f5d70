import { showText } from '../../showText'
import { decodeText } from '../decodeText'
import { readWords } from '../readings/readWords'

/** Why a call reverted: the contract's own words, a panic's number, or what the node says. */
export function revertReason(data: string, message = ''): string | undefined {
  const words = readWords(data.slice(10))
  if (data.startsWith('0x4e487b71')) return `Panic ${words.uint(0)}`
  const text = data.startsWith('0x08c379a0')
    ? decodeText(words.struct(0).bytes().slice(0, 1024))
    : message.replace(/^execution reverted:? ?/i, '')
  return showText(text, 200) || undefined
}
