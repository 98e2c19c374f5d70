import { object, pipe, regex, string } from 'valibot'
import { askKeyService } from './askKeyService'
import type { KeyWrapper } from './KeyWrapper'

/** Where the Transit engine of HashiCorp Vault or OpenBao is. */
export type TransitPlace = {
  /** The address of the server, such as https://vault.example.com:8200. */
  readonly url: string
  readonly token: string
  /** The name of a key with associated data, such as one of type aes256-gcm96. */
  readonly key: string
}

const encrypted = object({ data: object({ ciphertext: pipe(string(), regex(/^vault:v\d+:[\w+/=]+$/)) }) })
const decrypted = object({ data: object({ plaintext: string() }) })

/** Wraps by the Transit engine of Vault: the key never leaves its server. The key id tells the version of the key. */
export function createTransitWrapper({ url, token, key }: TransitPlace): KeyWrapper {
  const ask = (what: 'encrypt' | 'decrypt', body: Record<string, string>) =>
    new Request(new URL(`/v1/transit/${what}/${encodeURIComponent(key)}`, url), {
      method: 'POST',
      headers: { 'x-vault-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    async wrap(secret, context) {
      const plaintext = Buffer.from(secret).toString('base64')
      const body = { plaintext, associated_data: Buffer.from(context).toString('base64') }
      const { data } = await askKeyService(ask('encrypt', body), encrypted)
      const [, version] = data.ciphertext.split(':')
      return { keyId: `transit:${key}:${version}`, bytes: Buffer.from(data.ciphertext) }
    },
    async unwrap({ bytes }, context) {
      const associated = Buffer.from(context).toString('base64')
      const body = { ciphertext: bytes.toString(), associated_data: associated }
      const { data } = await askKeyService(ask('decrypt', body), decrypted)
      return Buffer.from(data.plaintext, 'base64')
    },
  }
}
