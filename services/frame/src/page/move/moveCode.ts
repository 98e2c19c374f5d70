import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { moveMessageInvalid } from './errors'
import type { MoveMessage } from './MoveMessage'

/** Longer ones are something else. */
const longest = 4_000

/** Writes a message as a text that a visitor can copy. */
export function writeCode(message: MoveMessage): string {
  return base64urlnopad.encode(utf8ToBytes(JSON.stringify(message)))
}

/** Reads a text that a visitor pasted. White space in it doesn't matter. @throws moveMessageInvalid */
export function readCode(text: string): unknown {
  const code = text.replaceAll(/\s+/g, '')
  try {
    if (code.length <= longest) return JSON.parse(new TextDecoder().decode(base64urlnopad.decode(code)))
  } catch (cause) {
    throw moveMessageInvalid({ what: 'code' }, { cause })
  }
  throw moveMessageInvalid({ what: 'code' })
}
