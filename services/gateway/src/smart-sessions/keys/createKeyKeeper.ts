import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type { Config } from '../../config/readConfig'
import { smartSessionRefusals } from '../smartSessionRefusals'
import { findSealingKey } from './findSealingKey'

/** Keeps private keys so that whoever reads the database does not have them. */
export type KeyKeeper = {
  /** @throws sealingKey */
  seal(pci: string, privateKey: Hex): Promise<Buffer>
  /** @throws sealingKey, where it was sealed under another key or for another session */
  open(pci: string, sealed: Buffer): Promise<Hex>
}

const [nonceBytes, tagBytes] = [12, 16]

/** A keeper with the key of this gateway, which is looked for when it is first needed. */
export function createKeyKeeper({
  config,
  log,
}: {
  readonly config: Pick<Config, 'GATEWAY_SESSION_KEY' | 'GATEWAY_DATA'>
  readonly log: Pick<Logger, 'error'>
}): KeyKeeper {
  let finding: Promise<Buffer> | undefined
  const refuse = (cause: unknown) => {
    // Never with what was to be sealed or opened.
    log.error({ error: String(cause) }, 'the keys of smart sessions can not be used: see GATEWAY_SESSION_KEY')
    return smartSessionRefusals.sealingKey({}, { cause })
  }
  const find = async () => {
    try {
      const key = await findSealingKey(config)
      if (!key) throw new TypeError('The file of the key does not hold 32 bytes')
      return key
    } catch (cause) {
      // A disk that was full for a moment must not be remembered.
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
      // The name of the session is sealed with it, so that the key of one can't be put in the place of another's.
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
