import { getAudit } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createTestWallet, type SignedIn, signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import type { AuditKind } from './auditKinds'
import { noteAudit } from './noteAudit'

const frame = setUpFrame()
const hour = 3_600_000
const list = async ({ signer, token }: Pick<SignedIn, 'signer' | 'token'>) =>
  (await frame().call(getAudit, { signer, token })).output.entries

function note(owner: SignedIn, kind: AuditKind, origin = 'http://localhost:4100') {
  const place = { userId: owner.login.user.id, origin, browser: 'Firefox, Windows' }
  return noteAudit(frame().services.database, frame().clock.now(), kind, place)
}

describe('the list of what happened to a wallet', () => {
  it('[FRM-17] keeps what matters, however often something harmless follows', async () => {
    const { owner } = await createTestWallet(frame())
    await note(owner, 'exported')
    await note(owner, 'email-changed')
    for (let count = 0; count < 300; count += 1) {
      await note(owner, 'window-opened', `http://a${count}.localhost:4100`)
      await note(owner, 'login', `http://a${count}.localhost:4100`)
    }
    const entries = await list(owner)
    const kinds = entries.map(({ kind }) => kind)
    for (const kind of ['exported', 'email-changed', 'wallet-created', 'device-added'])
      expect(kinds).toContain(kind)
    expect(kinds.filter((kind) => kind === 'window-opened')).toHaveLength(10)
    expect(entries.length).toBeLessThan(40)
  })

  it('[FRM-17] no kind that matters pushes out another', async () => {
    const { owner } = await createTestWallet(frame())
    await note(owner, 'exported')
    for (let count = 0; count < 60; count += 1)
      await note(owner, 'wallet-changed', `http://a${count}.localhost:4100`)
    const kinds = (await list(owner)).map(({ kind }) => kind)
    expect(kinds).toContain('exported')
    expect(kinds.filter((kind) => kind === 'wallet-changed')).toHaveLength(25)
  })

  it('counts repeats at one place in one entry, with the time of the last one', async () => {
    const owner = await signInVisitor(frame())
    for (let count = 0; count < 3; count += 1) {
      await note(owner, 'window-opened')
      frame().clock.advance(1_000)
    }
    await note(owner, 'window-opened', 'http://shop.localhost:4100')
    const entries = (await list(owner)).filter(({ kind }) => kind === 'window-opened')
    expect(entries.map(({ origin, count }) => [origin, count])).toEqual([
      ['http://shop.localhost:4100', 1],
      ['http://localhost:4100', 3],
    ])
    expect(entries[1]?.at).toBeGreaterThan(frame().clock.now() - 2_000)
  })

  it('starts another entry after a while, also for a steady repeat', async () => {
    const owner = await signInVisitor(frame())
    for (let count = 0; count < 5; count += 1) {
      await note(owner, 'wallet-changed')
      frame().clock.advance(hour / 2 + 1)
    }
    const entries = (await list(owner)).filter(({ kind }) => kind === 'wallet-changed')
    expect(entries.map(({ count }) => count)).toEqual([1, 2, 2])
  })

  it('names a device when it is added, and not when it returns', async () => {
    const owner = await signInVisitor(frame())
    const { email, signer } = owner
    const again = await signInVisitor(frame(), { email, signer, deviceId: owner.login.device.id })
    const kinds = (await list(again)).map(({ kind, count }) => [kind, count])
    expect(kinds).toEqual([
      ['login', 2],
      ['device-added', 1],
    ])
  })
})
