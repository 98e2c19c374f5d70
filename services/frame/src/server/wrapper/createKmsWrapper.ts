import { AwsClient } from 'aws4fetch'
import { object, string } from 'valibot'
import { askKeyService } from './askKeyService'
import type { KeyWrapper } from './KeyWrapper'

/** Which key of AWS KMS to use, and by which account. */
export type KmsPlace = {
  readonly region: string
  /** The id, ARN or alias of a symmetric key. */
  readonly key: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
  /** Another endpoint, such as one in a private network. */
  readonly url?: string | undefined
}

const encrypted = object({ CiphertextBlob: string(), KeyId: string() })
const decrypted = object({ Plaintext: string() })

/** Wraps by AWS KMS: the key never leaves its service. Requests are signed by Signature Version 4. */
export function createKmsWrapper(place: KmsPlace): KeyWrapper {
  const { region, key, url = `https://kms.${region}.amazonaws.com/` } = place
  const { accessKeyId, secretAccessKey, sessionToken } = place
  const client = new AwsClient({
    ...{ accessKeyId, secretAccessKey, region, service: 'kms', retries: 0 },
    ...(sessionToken === undefined ? {} : { sessionToken }),
  })
  const ask = (action: 'Encrypt' | 'Decrypt', body: object) =>
    client.sign(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `TrentService.${action}`,
      },
      body: JSON.stringify(body),
    })
  const contextOf = (context: string) => ({ EncryptionContext: { latchkey: context } })
  return {
    async wrap(secret, context) {
      const Plaintext = Buffer.from(secret).toString('base64')
      const request = await ask('Encrypt', { KeyId: key, Plaintext, ...contextOf(context) })
      const { CiphertextBlob, KeyId } = await askKeyService(request, encrypted)
      return { keyId: `kms:${KeyId}`, bytes: Buffer.from(CiphertextBlob, 'base64') }
    },
    async unwrap({ keyId, bytes }, context) {
      const CiphertextBlob = bytes.toString('base64')
      const KeyId = keyId.replace(/^kms:/, '')
      const request = await ask('Decrypt', { KeyId, CiphertextBlob, ...contextOf(context) })
      return Buffer.from((await askKeyService(request, decrypted)).Plaintext, 'base64')
    },
  }
}
