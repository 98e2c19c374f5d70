import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { wrapperFailed } from './errors'
import type { KeyWrapper } from './KeyWrapper'

type Key = { readonly id: string; readonly bytes: Buffer }

const [nonceBytes, tagBytes] = [12, 16]

/** Wraps with keys of the settings, in hexadecimal: the first wraps, all unwrap. */
export function createEnvironmentWrapper(keys: readonly string[], use: string): KeyWrapper {
  const known = keys.map((key) => readKey(key, use))
  return {
    async wrap(secret, context) {
      const [key] = known
      if (!key) throw wrapperFailed({ reason: 'no key' })
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(context))
      const sealed = [cipher.update(secret), cipher.final()]
      return { keyId: key.id, bytes: Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]) }
    },
    async unwrap({ keyId, bytes }, context) {
      const key = known.find(({ id }) => id === keyId)
      if (!key) throw wrapperFailed({ reason: `key ${keyId} is not in the settings` })
      try {
        const cipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        }).setAAD(Buffer.from(context))
        cipher.setAuthTag(bytes.subarray(-tagBytes))
        return Buffer.concat([cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()])
      } catch (cause) {
        throw wrapperFailed({ reason: 'the stored secret was changed' }, { cause })
      }
    },
  }
}

function readKey(hex: string, use: string): Key {
  const raw = Buffer.from(hex, 'hex')
  const id = createHash('sha256').update('latchkey/key-id').update(raw).digest('hex').slice(0, 16)
  return {
    id: `environment:${id}`,
    bytes: Buffer.from(hkdfSync('sha256', raw, '', `latchkey/frame/wrap/${use}`, 32)),
  }
}
