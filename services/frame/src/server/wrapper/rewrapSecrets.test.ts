import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { openSlot } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { rewrapFrame } from '../../rewrapFrame'
import { createTestWallet, signInVisitor } from '../../testing/createWallet'
import { openTestFrame, testSettings } from '../../testing/setUpFrame'

const [oldKey, newKey] = ['33'.repeat(32), '44'.repeat(32)] as const

it('wraps all secrets with the newest key, after which the old one can go, and starts with no other key', async () => {
  const database = await openTestDatabase()
  const open = (keys: string) =>
    openTestFrame({ DATABASE_URL: database.url, LATCHKEY_FRAME_KEY: keys, FRAME_RECOVERY_DELAY: '0' })
  try {
    const before = await open(oldKey)
    const { owner, auto, device } = await createTestWallet(before.frame)
    await before.stop()
    const both = `${newKey},${oldKey}`
    const env = { ...testSettings, DATABASE_URL: database.url, LATCHKEY_FRAME_KEY: both }
    expect(await rewrapFrame(env)).toBe(3)
    expect(await rewrapFrame(env)).toBe(0)
    // Without a key that fits, wallets couldn't be opened, and new ones would need the wrong key.
    await expect(open(oldKey)).rejects.toThrow("LATCHKEY_FRAME_KEY doesn't open the secrets")
    const after = await open(newKey)
    const call = { body: {}, signer: owner.signer, token: owner.token }
    const opened = await after.frame.call(openSlot, { params: { slotId: device.listed.slotId }, ...call })
    expect(opened.output).toEqual({ secret: device.secret })
    const page = await signInVisitor(after.frame, { email: owner.email })
    const recovered = await after.frame.call(openSlot, {
      params: { slotId: auto.listed.slotId },
      ...{ body: {}, signer: page.signer, token: page.token },
    })
    expect(recovered.output).toEqual({ secret: auto.secret, secret2: auto.secret2 })
    await after.stop()
  } finally {
    await database.stop()
  }
})
