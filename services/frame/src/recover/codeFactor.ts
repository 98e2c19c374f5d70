import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from '../page/vault/Bytes'
import { recoverySecretWrong } from './errors'
import { codeLetters } from './makeCode'

/** Letters that people read for others. */
const misread: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/**
 * Turns a printed code into 32 bytes, however it was typed. It's random, so it needs no stretching.
 * @throws recoverySecretWrong
 */
export async function codeFactor(code: string): Promise<Bytes> {
  const letters = code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (letter) => misread[letter] ?? '')
  const isCode = letters.length === 26 && [...letters].every((letter) => codeLetters.includes(letter))
  if (!isCode) throw recoverySecretWrong()
  const text = utf8ToBytes(`latchkey-recovery-code-v1|${letters}`) as Bytes
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text))
}
