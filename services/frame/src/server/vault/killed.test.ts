import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { type Call, getFrameSession, postEmailLogin, postOtp, postSlot, putVault } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { askFrame, type TestCall } from '../../testing/askFrame'
import { createSigner, type Signer } from '../../testing/createSigner'
import { newEmail } from '../../testing/createVisitor'
import { sealedBytes, walletAddresses } from '../../testing/createWallet'
import { type FrameProcess, startFrameProcess } from '../../testing/startFrameProcess'
import { watchSlots } from '../../testing/watchSlots'

/** Makes calls of one page to a process. */
const pageOf =
  ({ url }: FrameProcess, signer: Signer) =>
  <const Contract extends Call>(contract: Contract, call: TestCall<Contract>) =>
    askFrame((path, init) => fetch(new URL(path, url), init), Date.now, contract, { ...call, signer })

async function signIn(frame: FrameProcess, signer: Signer): Promise<string> {
  const call = pageOf(frame, signer)
  const email = newEmail()
  const { output } = await call(postEmailLogin, {
    body: { email, projectId: 'dev', origin: 'http://localhost:4100', publicKey: signer.publicKey },
  })
  // The mail comes through the output of the process.
  await expect.poll(() => frame.mailbox.mails.length, { timeout: 20_000 }).toBe(1)
  const otp = frame.mailbox.codeFor(email)
  return (await call(postOtp, { params: { attempt: output.attempt }, body: { otp } })).output.token
}

it('[FRM-17] a process that is killed while it stores a wallet leaves none, and the next one stores it whole', async () => {
  const database = await openTestDatabase()
  const signer = await createSigner()
  const running = [await startFrameProcess(database.url)]
  const stops: (() => Promise<void>)[] = []
  try {
    const [first] = running as [FrameProcess]
    const token = await signIn(first, signer)
    const call = pageOf(first, signer)
    const slots = await Promise.all(
      (['device', 'auto'] as const).map(async (kind) => {
        const { output } = await call(postSlot, { body: { kind }, token })
        return { slotId: output.slotId, kind, sealed: sealedBytes() }
      }),
    )
    const body = { version: 1, sealed: sealedBytes(), addresses: walletAddresses, slots }
    // The vault's row is written; its slots wait for this lock. That is the moment of the power cut.
    const held = await watchSlots(database.url)
    stops.push(held.stop)
    await held.hold()
    const lost = call(putVault, { body, token }).then(
      () => 'stored',
      () => 'lost',
    )
    await held.untilWanted()
    await first.kill()
    await held.release()
    expect(await lost).toBe('lost')
    expect(await held.count()).toEqual({ vaults: 0, slots: 0 })
    const second = await startFrameProcess(database.url)
    running.push(second)
    const again = pageOf(second, signer)
    expect((await again(putVault, { body, token })).code).toBe('')
    const { output } = await again(getFrameSession, { token })
    expect(output.vault).toMatchObject({ sealed: body.sealed, version: 1 })
    expect(output.slots).toHaveLength(2)
  } finally {
    await Promise.all(running.map((frame) => frame.kill()))
    await Promise.all(stops.map((stop) => stop()))
    await database.stop()
  }
})
