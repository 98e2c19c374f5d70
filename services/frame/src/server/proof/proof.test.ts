import { randomBytes } from 'node:crypto'
import { deleteFrameSession, getFrameSession, postEmailLogin } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { newEmail } from '../../testing/createVisitor'
import { signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import { startFrameSweeps } from '../database/startFrameSweeps'

const frame = setUpFrame()
const codeOf = async (response: Response) => (response.ok ? '' : String((await response.json()).code))
const ask = async (token: string, proof: string, method = 'GET') =>
  codeOf(
    await frame().ask('/v1/session', {
      method,
      headers: { authorization: `Bearer ${token}`, 'LK-Proof': proof },
    }),
  )
const path = '/v1/session'

describe('a proof', () => {
  it('[FRM-17] works once, also when it is sent many times at once', async () => {
    const { signer, token } = await signInVisitor(frame())
    const proof = await signer.prove({ method: 'GET', path, time: frame().clock.now() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(token, proof)))
    expect(answers.filter((code) => code === '')).toHaveLength(1)
    expect(answers.filter((code) => code === 'embedded/proof-invalid')).toHaveLength(9)
    frame().clock.advance(59_000)
    expect(await ask(token, proof)).toBe('embedded/proof-invalid')
  })

  it('[FRM-17] is remembered as long as it is valid, also by a clock that is ahead', async () => {
    const { signer, token } = await signInVisitor(frame())
    const { clock, services } = frame()
    const proof = await signer.prove({ method: 'GET', path, time: clock.now() + 59_000 })
    expect(await ask(token, proof)).toBe('')
    clock.advance(118_000)
    // Rows that have expired are gone once this one is.
    const { database } = services
    const old = [randomBytes(32), new Date(clock.now() - 1)]
    await database.query('insert into frame_proofs (hash, expires_at) values ($1, $2)', old)
    const sweep = startFrameSweeps(services)
    const left = () => database.query('select 1 from frame_proofs where hash = $1', old.slice(0, 1))
    await expect.poll(left, { timeout: 20_000 }).toEqual([])
    await sweep.stop()
    expect(await ask(token, proof)).toBe('embedded/proof-invalid')
  })

  it('[FRM-17] is for one method, path, body and minute', async () => {
    const { signer, token } = await signInVisitor(frame())
    const now = frame().clock.now()
    const good = { method: 'GET', path, time: now }
    for (const wrong of [
      { ...good, method: 'DELETE' },
      { ...good, path: '/v1/devices' },
      { ...good, path: '/v1/session?x=1' },
      { ...good, body: '{}' },
      { ...good, time: now - 61_000 },
      { ...good, time: now + 61_000 },
    ])
      expect(await ask(token, await signer.prove(wrong))).toBe('embedded/proof-invalid')
    const aimed = await signer.prove(good)
    const elsewhere = await frame().ask('/v1/session?x=1', {
      headers: { authorization: `Bearer ${token}`, 'LK-Proof': aimed },
    })
    expect(await codeOf(elsewhere)).toBe('embedded/proof-invalid')
    expect(await ask(token, aimed, 'DELETE')).toBe('embedded/proof-invalid')
    expect(await ask(token, aimed)).toBe('')
  })

  it('[FRM-17] makes a stolen token useless without the key of its page', async () => {
    const { token, signer } = await signInVisitor(frame())
    const thief = await createSigner()
    for (const contract of [getFrameSession, deleteFrameSession]) {
      expect((await frame().call(contract, { token })).code).toBe('embedded/proof-invalid')
      expect((await frame().call(contract, { token, signer: thief })).code).toBe('embedded/proof-invalid')
    }
    expect((await frame().call(getFrameSession, { token, signer })).code).toBe('')
    expect((await frame().call(getFrameSession, { signer })).code).toBe('embedded/session-ended')
    const other = await signInVisitor(frame())
    expect((await frame().call(getFrameSession, { token, signer: other.signer })).code).toBe(
      'embedded/proof-invalid',
    )
  })

  it('is refused when malformed, and so are keys that are none', async () => {
    const { token, signer } = await signInVisitor(frame())
    const [time = '', nonce = '', signature = ''] = (
      await signer.prove({ method: 'GET', path, time: frame().clock.now() })
    ).split('.')
    for (const wrong of [
      '',
      'x',
      `${time}.${nonce}`,
      `${time}.${nonce}.${signature.slice(1)}`,
      `${time}.${nonce.slice(1)}.${signature}`,
      `-1.${nonce}.${signature}`,
      `${time}.${nonce}.${'A'.repeat(86)}`,
      `${time}.${nonce}.${Buffer.alloc(64).toString('base64url')}`,
    ])
      expect(await ask(token, wrong)).toBe('embedded/proof-invalid')
    const point = Buffer.concat([Buffer.from([4]), randomBytes(64)])
    // The page's own key in another spelling would be another key in the lists of devices.
    const spelled = Buffer.concat([Buffer.from([5]), Buffer.from(signer.publicKey, 'base64url').subarray(1)])
    const keys = [point, Buffer.alloc(65), Buffer.concat([Buffer.from([2]), randomBytes(64)]), spelled]
    for (const key of keys) {
      const body = {
        ...{ email: newEmail(), projectId: 'dev', origin: 'http://localhost:4100' },
        publicKey: key.toString('base64url'),
      }
      expect((await frame().call(postEmailLogin, { body, signer })).code).toBe('embedded/proof-invalid')
    }
  })
})
