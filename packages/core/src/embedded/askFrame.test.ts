import { requestAborted, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { open } from '../nav/openClose'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedFrame } from '../testing/createScriptedFrame'
import { setUp } from '../testing/setUp'
import { askFrame } from './askFrame'

/** A site with views, and a request that the test shows and answers. */
async function start() {
  const frame = createScriptedFrame()
  const adapter = createScriptedAdapter()
  adapter.addWallet('AUTH', { type: 'AUTH' })
  const { latchkey } = setUp({ adapter, embedded: frame })
  const client = await frame.open(latchkey)
  const opened: boolean[] = []
  latchkey.subscribe(
    ({ modal }) => modal.open,
    (isOpen) => void opened.push(isOpen),
  )
  const request = {
    show: (): void => undefined,
    answer: (_: string): void => undefined,
    fail: (_: unknown): void => undefined,
  }
  const ask = () =>
    askFrame(latchkey, client, (show) => {
      request.show = show
      return new Promise<string>((resolve, reject) => {
        request.answer = resolve
        request.fail = reject
      })
    })
  const look = () => ({
    isOpen: latchkey.getState().modal.open,
    view: currentEntry(latchkey.getState().nav).view,
    isShown: frame.isShown,
  })
  return { latchkey, frame, request, ask, look, opened }
}

const onTop = { isOpen: true, view: 'ApproveTransaction', isShown: true }

describe('a request to the frame', () => {
  it('[FLG-6] opens nothing if the wallet answers without the visitor', async () => {
    const { request, ask, opened, look, frame } = await start()
    const answered = ask()
    request.answer('0x01')
    expect(await answered).toBe('0x01')
    const failed = ask()
    request.fail(userRejected())
    await expect(failed).rejects.toSatisfy(userRejected.is)
    expect(opened).toEqual([])
    expect(look().isShown).toBe(false)
    expect(frame.aborted).toEqual([])
  })

  it('[FRM-12] opens the modal under the frame when the visitor has to see it, until the answer', async () => {
    const { request, ask, opened, look } = await start()
    const answered = ask()
    request.show()
    await expect.poll(look).toEqual(onTop)
    request.show()
    request.answer('0x01')
    expect(await answered).toBe('0x01')
    expect(look()).toMatchObject({ isOpen: false, isShown: false })
    expect(opened).toEqual([true, false])
  })

  it('[FRM-12] goes back to the view that was open', async () => {
    const { latchkey, request, ask, look } = await start()
    open(latchkey)
    const { view } = look()
    const answered = ask()
    request.show()
    await expect.poll(look).toEqual(onTop)
    request.answer('0x01')
    await answered
    expect(look()).toEqual({ isOpen: true, view, isShown: false })
  })

  it('[FRM-9] [FRM-10] is rejected when the visitor closes the modal, and the frame is told', async () => {
    const { latchkey, request, ask, look, frame } = await start()
    const answered = ask().catch((error: unknown) => error)
    request.show()
    await expect.poll(look).toEqual(onTop)
    await latchkey.close()
    expect(await answered).toSatisfy(requestAborted.is)
    expect(frame.aborted).toEqual(['RPC_REQUEST'])
    expect(look().isShown).toBe(false)
  })
})
