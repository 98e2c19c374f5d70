import { argon2id } from 'hash-wasm'
import type { Bytes } from '../page/vault/Bytes'

/**
 * Turns the password of a recovery file into 32 bytes. It takes about a second and 64 MiB, so that guessing is slow. The
 * same letters give the same bytes on every keyboard.
 */
export async function stretchPassword(password: string, salt: Bytes): Promise<Bytes> {
  const bytes = await argon2id({
    password: password.normalize('NFKC'),
    salt,
    parallelism: 1,
    iterations: 3,
    memorySize: 65_536,
    hashLength: 32,
    outputType: 'binary',
  })
  return bytes.slice()
}
