import { getApproval, postApproval, postDeviceApproval, postDeviceWait } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import { sealedBytes, signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import { createWaits } from './createWaits'

const frame = setUpFrame()

/** Counts the calls that wait and those that were answered. */
function watch<Answer>() {
  const answers: Answer[] = []
  const calls: Promise<unknown>[] = []
  const add = (call: Promise<Answer>) => void calls.push(call.then((answer) => answers.push(answer)))
  return { answers, add, all: () => Promise.all(calls) }
}

async function startOnNewDevice(email = newEmail()) {
  await (await createVisitor(frame(), { email })).signIn()
  const page = await createVisitor(frame(), { email })
  const { attempt } = await page.start()
  const wait = (from = '198.51.100.1') =>
    frame().call(postDeviceWait, {
      ...{ params: { attempt }, body: {}, signer: page.signer },
      headers: { 'x-forwarded-for': from },
    })
  return { wait, token: frame().mailbox.tokenFor(email) }
}

describe('requests that wait', () => {
  it('[FRM-17] are three at most for one login: the oldest is answered at once', async () => {
    const { wait, token } = await startOnNewDevice()
    const { answers, add, all } = watch<Awaited<ReturnType<typeof wait>>>()
    for (let count = 0; count < 6; count += 1) add(wait(`198.51.100.${count}`))
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBe(3)
    expect(answers.map(({ output }) => output)).toEqual(Array(3).fill({ state: 'waiting' }))
    await frame().call(postDeviceApproval, { body: { token } })
    await all()
    expect(answers.slice(3).map(({ output }) => output)).toEqual(Array(3).fill({ state: 'approved' }))
  })

  it('[FRM-17] are three at most for one session, whatever they wait for', async () => {
    const owner = await signInVisitor(frame())
    const { answers, add, all } = watch<{ readonly output: { readonly state: string } }>()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const { id } = (await frame().call(postApproval, { body: { sealed: sealedBytes() }, ...owner })).output
      ids.push(id)
      add(frame().call(getApproval, { params: { id }, ...owner }))
    }
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBe(2)
    expect(answers.map(({ output }) => output.state)).toEqual(['waiting', 'waiting'])
    await frame().services.database.query("update frame_approvals set state = 'rejected'")
    for (const id of ids) frame().services.wakeUps.wake(id)
    await all()
  })

  it('[FRM-17] are twenty at most for one network address, and other addresses wait on', async () => {
    const logins: Awaited<ReturnType<typeof startOnNewDevice>>[] = []
    while (logins.length < 8) logins.push(await startOnNewDevice())
    const { answers, add, all } = watch<unknown>()
    const elsewhere = await startOnNewDevice()
    const other = watch<unknown>()
    other.add(elsewhere.wait('203.0.113.7'))
    for (const { wait } of logins) for (let count = 0; count < 3; count += 1) add(wait())
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBe(4)
    expect(other.answers).toEqual([])
    for (const { token } of [...logins, elsewhere])
      await frame().call(postDeviceApproval, { body: { token } })
    await Promise.all([all(), other.all()])
    expect(other.answers).toHaveLength(1)
  })
})

describe('the places of waiting requests', () => {
  it('are free again after they were left or lost', () => {
    const waits = createWaits()
    const groups = [
      { key: 'one', most: 2 },
      { key: 'all', most: 3 },
    ]
    const [first, second] = [waits.enter(groups), waits.enter(groups)]
    second.leave()
    const third = waits.enter(groups)
    expect(first.lost.aborted).toBe(false)
    const fourth = waits.enter(groups)
    expect([first, third, fourth].map(({ lost }) => lost.aborted)).toEqual([true, false, false])
    // The lost place counts in no group.
    const other = waits.enter([{ key: 'all', most: 3 }])
    expect([third, fourth, other].map(({ lost }) => lost.aborted)).toEqual([false, false, false])
  })
})
