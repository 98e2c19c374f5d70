import { base64urlnopad } from '@scure/base'
import { createKeys } from '../page/vault/createKeys'
import { sealKeys } from '../page/vault/sealKeys'
import { wordsOf } from '../page/vault/wordsOf'
import { codeFactor } from '../recover/codeFactor'
import type { RecoveryFile } from '../recover/RecoveryFile'
import { stretchPassword } from '../recover/stretchPassword'

/** What opens a file: a password or a printed code. */
export type FileSecret = { readonly password: string } | { readonly code: string }

/** Writes the recovery file of a new wallet, as the page does, and returns it with the wallet's words. */
export async function writeTestFile(
  secret: FileSecret,
  entropy = crypto.getRandomValues(new Uint8Array(32)),
): Promise<{ readonly text: string; readonly words: string }> {
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const isCode = 'code' in secret
  const a = isCode ? await codeFactor(secret.code) : await stretchPassword(secret.password, salt)
  const slot = { slotId: crypto.randomUUID(), kind: 'offline' as const }
  const vaultKey = crypto.getRandomValues(new Uint8Array(32))
  const owner = { user: 'ada', version: 3 }
  const made = await sealKeys(await createKeys(entropy), vaultKey, owner, [{ ...slot, a, b: salt.slice() }])
  const file: RecoveryFile = {
    v: 1,
    kind: 'latchkey-recovery',
    createdAt: 1,
    addresses: made.addresses,
    vault: { ...owner, sealed: made.sealed },
    slot: {
      ...slot,
      by: isCode ? 'code' : 'password',
      salt: base64urlnopad.encode(salt),
      sealed: made.slots[0]?.sealed ?? '',
    },
  }
  return { text: JSON.stringify(file), words: wordsOf(entropy) }
}
