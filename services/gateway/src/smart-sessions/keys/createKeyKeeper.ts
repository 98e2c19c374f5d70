import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type { Config } from '../../config/readConfig'
import { smartSessionRefusals } from '../smartSessionRefusals'
import { findSealingKey } from './findSealingKey'

/** Stores private keys so that the database alone doesn't reveal them. */
export type KeyKeeper = {
  /** @throws sealingKey */
  seal(pci: string, privateKey: Hex): Promise<Buffer>
  /** @throws sealingKey, if it was sealed with another key or for another session */
  open(pci: string, sealed: Buffer): Promise<Hex>
}

const [nonceBytes, tagBytes] = [12, 16]

/** Creates a keeper with this gateway's key, which is loaded on first use. */
export function createKeyKeeper({
  config,
  log,
}: {
  readonly config: Pick<Config, 'GATEWAY_SESSION_KEY' | 'GATEWAY_DATA'>
  readonly log: Pick<Logger, 'error'>
}): KeyKeeper {
  let finding: Promise<Buffer> | undefined
  const refuse = (cause: unknown) => {
    // Never log what was to be sealed or opened.
    log.error({ error: String(cause) }, 'Could not use the key of smart sessions, see GATEWAY_SESSION_KEY')
    return smartSessionRefusals.sealingKey({}, { cause })
  }
  const find = async () => {
    try {
      const key = await findSealingKey(config)
      if (!key) throw new TypeError('Key file does not contain 32 bytes')
      return key
    } catch (cause) {
      // Don't remember a disk that was full for a moment.
      finding = undefined
      throw refuse(cause)
    }
  }
  const key = () => {
    finding ??= find()
    return finding
  }
  return {
    async seal(pci, privateKey) {
      const nonce = randomBytes(nonceBytes)
      // Authenticates the session id too, so the key of one session can't replace another's.
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(pci))
      const sealed = Buffer.concat([cipher.update(hexToBytes(privateKey)), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    async open(pci, sealed) {
      const known = await key()
      try {
        const cipher = createDecipheriv('aes-256-gcm', known, sealed.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
        cipher.setAAD(Buffer.from(pci)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
        const opened = [cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()]
        return bytesToHex(Buffer.concat(opened))
      } catch (cause) {
        throw refuse(cause)
      }
    },
  }
}
