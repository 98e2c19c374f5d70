import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEnvironmentWrapper } from './createEnvironmentWrapper'
import { createKmsWrapper } from './createKmsWrapper'
import { createTransitWrapper } from './createTransitWrapper'
import type { KeyWrapper } from './KeyWrapper'

const secret = Buffer.alloc(32, 7)
const [keyA, keyB] = ['aa'.repeat(32), 'bb'.repeat(32)] as const

/** A key service in memory: it wraps with a key of the environment and keeps what it was asked. */
type Asked = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }
const asked: Asked[] = []
const inside = createEnvironmentWrapper([keyA], 'service')
let status = 200
let url = ''
const answer = async ({ path, headers, body }: Asked): Promise<object> => {
  const text = (name: string) => String(body[name] ?? '')
  const open = async (sealed: string, context: string) => {
    const wrapped = { keyId: (await inside.wrap(secret, '')).keyId, bytes: Buffer.from(sealed, 'base64') }
    return (await inside.unwrap(wrapped, context)).toString('base64')
  }
  const close = async (context: string, plain: string) =>
    (await inside.wrap(Buffer.from(plain, 'base64'), context)).bytes.toString('base64')
  if (path.startsWith('/v1/transit/encrypt/'))
    return { data: { ciphertext: `vault:v3:${await close(text('associated_data'), text('plaintext'))}` } }
  if (path.startsWith('/v1/transit/decrypt/')) {
    const sealed = text('ciphertext').split(':')[2] ?? ''
    return { data: { plaintext: await open(sealed, text('associated_data')) } }
  }
  const context = JSON.stringify(body.EncryptionContext)
  if (headers['x-amz-target'] === 'TrentService.Encrypt')
    return { CiphertextBlob: await close(context, text('Plaintext')), KeyId: 'arn:aws:kms:key/1' }
  return { Plaintext: await open(text('CiphertextBlob'), context), KeyId: 'arn:aws:kms:key/1' }
}
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const one = { path: request.url ?? '', headers: request.headers, body: JSON.parse(body) }
  asked.push(one)
  const json = status === 200 ? await answer(one).catch(() => undefined) : { errors: ['no'] }
  response.statusCode = json ? status : 400
  response.end(JSON.stringify(json ?? {}))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const kms = () =>
  createKmsWrapper({
    region: 'eu-west-1',
    key: 'alias/frame',
    accessKeyId: 'AKID',
    secretAccessKey: 'hidden',
    url,
  })
const transit = () => createTransitWrapper({ url, token: 'token', key: 'frame' })
const wrappers: readonly (readonly [string, () => KeyWrapper])[] = [
  ['keys of the settings', () => createEnvironmentWrapper([keyA], 'login')],
  ['the Transit engine of Vault', transit],
  ['AWS KMS', kms],
]

describe.each(wrappers)('wrapping by %s', (_, create) => {
  it('opens what it wrapped, with the same context only', async () => {
    status = 200
    const wrapped = await create().wrap(secret, 'slot 1')
    expect(wrapped.bytes.includes(secret)).toBe(false)
    expect(await create().unwrap(wrapped, 'slot 1')).toEqual(secret)
    await expect(create().unwrap(wrapped, 'slot 2')).rejects.toThrow("Can't use the key for secrets")
    const changed = { ...wrapped, bytes: Buffer.from(wrapped.bytes).reverse() }
    await expect(create().unwrap(changed, 'slot 1')).rejects.toThrow("Can't use the key for secrets")
  })
})

describe('keys of the settings', () => {
  it('unwrap what an older key wrapped, and wrap with the newest', async () => {
    const old = await createEnvironmentWrapper([keyA], 'login').wrap(secret, 'x')
    const both = createEnvironmentWrapper([keyB, keyA], 'login')
    expect(await both.unwrap(old, 'x')).toEqual(secret)
    expect((await both.wrap(secret, 'x')).keyId).not.toBe(old.keyId)
    await expect(createEnvironmentWrapper([keyB], 'login').unwrap(old, 'x')).rejects.toThrow(
      'not in the settings',
    )
  })

  it('differ for the two roles, even if the operator gives both the same', async () => {
    const wrapped = await createEnvironmentWrapper([keyA], 'login').wrap(secret, 'x')
    await expect(createEnvironmentWrapper([keyA], 'vault').unwrap(wrapped, 'x')).rejects.toThrow()
  })
})

describe('key services', () => {
  it('get what their interface asks for', async () => {
    status = 200
    asked.length = 0
    const wrapped = await transit().wrap(secret, 'slot 1')
    expect(wrapped.keyId).toBe('transit:frame:v3')
    expect(asked[0]).toMatchObject({
      path: '/v1/transit/encrypt/frame',
      headers: { 'x-vault-token': 'token' },
      body: {
        plaintext: secret.toString('base64'),
        associated_data: Buffer.from('slot 1').toString('base64'),
      },
    })
  })

  it('get requests of AWS signed by Signature Version 4', async () => {
    status = 200
    asked.length = 0
    await kms().wrap(secret, 'slot 1')
    const [one] = asked
    expect(one?.body).toEqual({
      KeyId: 'alias/frame',
      Plaintext: secret.toString('base64'),
      EncryptionContext: { latchkey: 'slot 1' },
    })
    // The same request, signed again at the same time with the same key, has the same signature.
    const { 'x-amz-date': date, 'x-amz-target': target, authorization } = one?.headers ?? {}
    const client = new AwsClient({ accessKeyId: 'AKID', secretAccessKey: 'hidden' })
    const again = await client.sign(`${url}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': String(target) },
      body: JSON.stringify(one?.body),
      aws: { service: 'kms', region: 'eu-west-1', datetime: String(date) },
    })
    expect(authorization).toBe(again.headers.get('authorization'))
    expect(authorization).toContain('/eu-west-1/kms/aws4_request')
  })

  it('that fail are an error without the secret', async () => {
    status = 500
    for (const wrapper of [transit(), kms()])
      await expect(wrapper.wrap(secret, 'slot 1')).rejects.toThrow('the key service answered 500')
    const away = createTransitWrapper({ url: 'http://127.0.0.1:1', token: 'token', key: 'frame' })
    await expect(away.wrap(secret, 'slot 1')).rejects.toThrow('does not answer')
  })
})
