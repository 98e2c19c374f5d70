import { verifyMessage } from 'viem'
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
  site = await openSite(origins)
  await site.login()
})
afterEach(() => site.close())

const { start, ends, middle, silence } = openRequests(() => site)
const hello = '0x68656c6c6f'
const getAddress = () => addressOf(site)

describe('a request that needs approval', () => {
  it('[FRM-12] [FRM-15] is signed by the frame, for EVM and Solana', async () => {
    const address = (await getAddress()) as `0x${string}`
    const signature = await site.page.evaluate(() => window.site.latchkey.signMessage('hello'))
    expect(await verifyMessage({ address, message: 'hello', signature: signature as `0x${string}` })).toBe(
      true,
    )
    // The adapter checks the signature itself.
    const other = await site.page.evaluate(() => window.site.latchkey.signMessage('hello', 'solana'))
    expect(other).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  })

  it('[FRM-12] shows the frame, 360 by 600, with nothing over it, and hides it after the answer', async () => {
    await silence()
    await start('personal_sign', [hello, await getAddress()])
    await expect.poll(middle).toBe('w3m-iframe')
    expect(await site.page.locator('#w3m-iframe').boundingBox()).toEqual({
      x: 332,
      y: 84,
      width: 360,
      height: 600,
    })
    const frame = await site.frame()
    await frame.evaluate(() => {
      const { id } = window.script.heard.at(-1) ?? {}
      window.script.post({ id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: '0x01' })
    })
    await expect.poll(ends).toEqual([{ answer: '0x01' }])
    expect(await site.page.locator('#w3m-iframe').isVisible()).toBe(false)
    expect(await site.page.evaluate(() => window.site.latchkey.getState().embedded?.isFrameShown)).toBe(false)
  })

  it('[FRM-12] raises the frame over a modal that opens later', async () => {
    await silence()
    await start('personal_sign', [hello, await getAddress()])
    await expect.poll(middle).toBe('w3m-iframe')
    await site.page.evaluate(() => {
      const host = document.createElement('latchkey-modal')
      const dialog = document.createElement('dialog')
      host.attachShadow({ mode: 'open' }).append(dialog)
      dialog.style.width = dialog.style.height = '640px'
      document.body.append(host)
      dialog.showModal()
    })
    await expect.poll(middle).toBe('w3m-iframe')
  })

  it('[FRM-9] [FRM-10] is rejected when the visitor presses outside, and the frame is told', async () => {
    await silence()
    await start('personal_sign', [hello, await getAddress()])
    await start('eth_blockNumber', undefined)
    await expect.poll(middle).toBe('w3m-iframe')
    await site.page.mouse.click(20, 20)
    await expect.poll(ends).toEqual([{ message: 'Request was aborted', code: 'embedded/aborted' }])
    const names = await (await site.frame()).evaluate(() => window.script.heard.map(({ name }) => name))
    expect(names.at(-1)).toBe('RPC_ABORT')
    expect(await site.page.locator('#w3m-iframe').isVisible()).toBe(false)
  })

  it('[FRM-10] waits for its turn', async () => {
    await silence()
    const address = await getAddress()
    await start('personal_sign', [hello, address])
    await start('personal_sign', ['0x02', address])
    await expect.poll(middle).toBe('w3m-iframe')
    const frame = await site.frame()
    const count = () =>
      frame.evaluate(() => window.script.heard.filter(({ name }) => name === 'RPC_REQUEST').length)
    await expect.poll(count).toBe(1)
    for (const answer of ['0x0a', '0x0b']) {
      await frame.evaluate((payload) => {
        const { id } = window.script.heard.findLast(({ name }) => name === 'RPC_REQUEST') ?? {}
        window.script.post({ id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload })
      }, answer)
      if (answer === '0x0a') await expect.poll(count).toBe(2)
    }
    await expect.poll(ends).toEqual([{ answer: '0x0a' }, { answer: '0x0b' }])
  })

  it('tells a site of a rejection by the number that wallets use', async () => {
    await (await site.frame()).evaluate(() => {
      const error = {
        code: 'connect/user-rejected',
        message: 'The request was declined in the wallet',
        values: {},
      }
      window.script.answers.set('RPC_REQUEST', { error })
    })
    await start('personal_sign', [hello, await getAddress()])
    await expect.poll(ends).toEqual([{ message: 'The request was declined in the wallet', code: 4001 }])
  })
})

describe('a request that the wallet never serves', () => {
  it('[FRM-10] is refused: the log and the visitor are told, and what waits is rejected, but not what only reads', async () => {
    await silence()
    const logged: string[] = []
    site.page.on('console', (message) => logged.push(message.text()))
    await start('personal_sign', [hello, await getAddress()])
    await start('eth_blockNumber', undefined)
    await expect.poll(middle).toBe('w3m-iframe')
    await start('eth_sign', [await getAddress(), hello])
    await expect.poll(async () => (await ends()).length).toBe(2)
    expect(await ends()).toEqual(
      expect.arrayContaining([
        { message: 'Request was aborted', code: 'embedded/aborted' },
        { message: 'Requested RPC call is not allowed', code: 'embedded/rpc-not-allowed' },
      ]),
    )
    expect(logged.join()).toContain('Requested RPC call is not allowed')
    await expect
      .poll(() => site.page.evaluate(() => window.site.latchkey.getState().modal))
      .toMatchObject({ open: true, notice: { message: 'Action not allowed', variant: 'error' } })
    const sent = await (await site.frame()).evaluate(() =>
      window.script.heard.map((event) => event.name === 'RPC_REQUEST' && event.payload.method),
    )
    expect(sent).not.toContain('eth_sign')
    await (await site.frame()).evaluate(() => {
      const read = window.script.heard.find(
        (event) => event.name === 'RPC_REQUEST' && event.payload.method === 'eth_blockNumber',
      )
      window.script.post({ id: read?.id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: '0x10' })
    })
    await expect.poll(ends).toContainEqual({ answer: '0x10' })
  })
})

describe('the network', () => {
  it('[FRM-11] is answered from storage, and switches through the frame', async () => {
    const heard = async () => (await site.frame()).evaluate(() => window.script.heard.map(({ name }) => name))
    const before = (await heard()).length
    await site.page.evaluate(() => localStorage.setItem('@latchkey/last_used_chain', '10'))
    await start('eth_chainId', undefined)
    await expect.poll(ends).toEqual([{ answer: '0xa' }])
    await site.page.evaluate(() => localStorage.setItem('@latchkey/last_used_chain', '1'))
    expect((await heard()).length).toBe(before)
    await site.page.evaluate(() => window.site.latchkey.switchNetwork('eip155:10'))
    expect(await heard()).toContain('SWITCH_NETWORK')
    expect(await site.page.evaluate(() => localStorage.getItem('@latchkey/last_used_chain'))).toBe('10')
    expect(
      await site.page.evaluate(
        () =>
          window.site.latchkey.getState().connect.rows.find(({ namespace }) => namespace === 'eip155')
            ?.networkId,
      ),
    ).toBe('eip155:10')
  })
})
