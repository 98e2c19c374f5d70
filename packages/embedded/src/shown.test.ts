import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressOf, openRequests } from './testing/openRequests'
import { openSite, type Site } from './testing/openSite'
import { type Origins, startOrigins } from './testing/startOrigins'

let origins: Origins
let site: Site
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins.stop())
beforeEach(async () => {
  site = await openSite(origins, { projectId: 'quiet' })
  await site.login()
})
afterEach(() => site.close())

const { start, ends, middle, silence } = openRequests(() => site)
const hello = '0x68656c6c6f'
const pci = '2f7a1c7e-8a55-4b51-9c6b-0d0e3b1f6a11'
const aborted = { message: 'Request was aborted', code: 'embedded/aborted' }

/** The ids of the requests with a method that reached the frame. */
const idsOf = async (method: string) =>
  (await site.frame()).evaluate(
    (wanted) =>
      window.script.heard.flatMap((event) =>
        event.name === 'RPC_REQUEST' && event.payload.method === wanted ? [event.id] : [],
      ),
    method,
  )
/** Waits until the frame has heard a request, and returns its id. */
const heard = async (method: string): Promise<string> => {
  await expect.poll(async () => (await idsOf(method)).length).toBe(1)
  return (await idsOf(method))[0] ?? ''
}
const post = async (message: object) =>
  (await site.frame()).evaluate((message) => window.script.post(message), message)
const show = (id: string) => post({ type: '@w3m-frame/SHOW', payload: { id } })
const answer = (id: string, payload: string) => post({ id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload })
const isVisible = () => site.page.locator('#w3m-iframe').isVisible()
/** Keeps whether the state ever said that the frame is shown. */
const watch = () =>
  site.page.evaluate(() => {
    const page = window as { wasShown?: boolean }
    page.wasShown = false
    window.site.latchkey.subscribe(
      ({ embedded }) => embedded?.isFrameShown ?? false,
      (isShown) => {
        page.wasShown ||= isShown
      },
    )
  })
const wasShown = () => site.page.evaluate(() => (window as { wasShown?: boolean }).wasShown)

describe('a frame that says which requests have to be shown', () => {
  it('[FLG-6] stays hidden for a request that it answers by itself', async () => {
    await watch()
    await start('personal_sign', [hello, await addressOf(site)])
    await expect.poll(ends).toEqual([{ answer: expect.stringMatching(/^0x[0-9a-f]{130}$/) }])
    expect(await wasShown()).toBe(false)
  })

  it('[FLG-6] stays hidden for a request that it refuses by itself', async () => {
    await watch()
    await silence()
    await start('personal_sign', [hello, await addressOf(site)])
    const id = await heard('personal_sign')
    await post({ id, type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { message: 'No' } })
    await expect.poll(ends).toEqual([expect.objectContaining({ message: 'No' })])
    expect(await wasShown()).toBe(false)
  })

  it('[FRM-10] [FRM-12] is shown when it says so, until the answer', async () => {
    await silence()
    await start('personal_sign', [hello, await addressOf(site)])
    const id = await heard('personal_sign')
    // Another request's name shows nothing.
    await show('other')
    expect(await isVisible()).toBe(false)
    await show(id)
    await expect.poll(middle).toBe('w3m-iframe')
    await show(id)
    await answer(id, '0x01')
    await expect.poll(ends).toEqual([{ answer: '0x01' }])
    expect(await isVisible()).toBe(false)
  })

  it('[FRM-9] [FRM-10] rejects a shown request when the visitor presses outside', async () => {
    await silence()
    await start('personal_sign', [hello, await addressOf(site)])
    await show(await heard('personal_sign'))
    await expect.poll(middle).toBe('w3m-iframe')
    await site.page.mouse.click(20, 20)
    await expect.poll(ends).toEqual([aborted])
    const names = await (await site.frame()).evaluate(() => window.script.heard.map(({ name }) => name))
    expect(names.at(-1)).toBe('RPC_ABORT')
  })
})

describe('the end of a permission', () => {
  beforeEach(async () => {
    await silence()
    await start('personal_sign', [hello, await addressOf(site)])
    await show(await heard('personal_sign'))
    await expect.poll(middle).toBe('w3m-iframe')
    await start('wallet_revokePermissions', [{ pci }])
  })

  it('[FLG-6] doesn’t wait for a request that is on the screen', async () => {
    await answer(await heard('wallet_revokePermissions'), '0x02')
    await expect.poll(ends).toEqual([{ answer: '0x02' }])
    expect(await middle()).toBe('w3m-iframe')
    await answer(await heard('personal_sign'), '0x01')
    await expect.poll(ends).toEqual([{ answer: '0x02' }, { answer: '0x01' }])
    expect(await isVisible()).toBe(false)
  })

  it('[FLG-6] goes on when the visitor leaves a request that is on the screen', async () => {
    const id = await heard('wallet_revokePermissions')
    await site.page.mouse.click(20, 20)
    await expect.poll(ends).toEqual([aborted])
    await answer(id, '0x02')
    await expect.poll(ends).toEqual([aborted, { answer: '0x02' }])
  })

  it('[FLG-6] is shown in its turn if the visitor has to see it, and then they can leave it', async () => {
    const id = await heard('wallet_revokePermissions')
    await show(id)
    await answer(await heard('personal_sign'), '0x01')
    await expect.poll(ends).toEqual([{ answer: '0x01' }])
    await expect.poll(middle).toBe('w3m-iframe')
    await site.page.mouse.click(20, 20)
    await expect.poll(ends).toEqual([{ answer: '0x01' }, aborted])
    expect(await isVisible()).toBe(false)
  })
})
