import { randomBytes } from 'node:crypto'
import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { type Address, encodeFunctionData, labelhash, namehash, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, inject, it } from 'vitest'
import { readChain } from '../browser/readChain'
import { useBrowser } from '../browser/useBrowser'
import { carryOut } from './accountChain'
import { holdTransaction } from './holdTransaction'
import { openSend } from './openSend'

const browser = useBrowser()
const { ensRegistry, ensResolver } = getSeedContracts()
const abi = parseAbi([
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setAddr(bytes32 node, address to)',
])
const patience = { timeout: 30_000 }
const newAddress = () => privateKeyToAddress(generatePrivateKey())
const nativeOf = (address: Address) => readChain().getBalance({ address })

type Sending = Awaited<ReturnType<typeof openSend>>

/** Waits until the modal shows a notice. Call it before what causes the notice: it leaves after a while. */
const untilNoticed = ({ modal }: Sending, text: string) =>
  modal.frame.locator('[data-part="notice"]').getByText(text, { exact: true }).waitFor(patience)

/** Reaches the preview of half an ether. */
async function enterPreview(options: Parameters<typeof openSend>[1] = {}) {
  const visit = await openSend(await browser(), options)
  const to = newAddress()
  await visit.form.open()
  await visit.form.fill({ to, symbol: 'ETH', amount: '0.5' })
  await visit.form.preview()
  return { ...visit, to }
}

/** The visitor's transaction waits in the node, because the wallet has sent it with a later number. */
async function enterWaiting(options: Parameters<typeof openSend>[1] = {}) {
  const visit = await enterPreview(options)
  const held = await holdTransaction(visit, visit.holder, () => visit.form.part('send').click())
  await visit.form.expectSent()
  await expect.poll(visit.form.newest, patience).toMatch(/Sent .*0\.5 ETH.*Pending/)
  return { ...visit, held }
}

describe('sending, whatever happens meanwhile', () => {
  it('[SND-1] forgets the form on a reload, with the wallet open too, and sends nothing', async () => {
    const { page, form, wallet, to, modal } = await enterPreview()
    await page.reload()
    await form.open()
    expect(await form.part('receiver-input').inputValue()).toBe('')
    expect(await form.part('preview-send').innerText()).toBe('Select Token')

    await form.fill({ to, symbol: 'ETH', amount: '0.5' })
    await form.part('receiver-found').waitFor()
    await page.reload()
    await form.open()
    expect(await form.part('receiver-input').inputValue()).toBe('')

    await form.fill({ to, symbol: 'ETH', amount: '0.5' })
    await form.preview()
    await wallet.hang({ method: 'eth_sendTransaction' })
    await form.part('send').click()
    await form.part('send-waiting').waitFor()
    await page.reload()
    await wallet.approve()
    expect(await nativeOf(to)).toBe(0n)
    await form.open()
    expect(await form.part('receiver-input').inputValue()).toBe('')
    await modal.button('Back').click()
    await modal.expectView('Account')

    await form.sendAll({ to, symbol: 'ETH', amount: '0.5' })
    await expect.poll(() => nativeOf(to), patience).toBe(parseEther('0.5'))
    // Whoever was sent to is offered first the next time, also after a reload.
    await page.reload()
    await form.open()
    await modal.frame.locator(`[data-part="receiver-row"][data-address="${to}"]`).waitFor()
  })

  it('[SND-1] [ACC-4] [ACC-9] follows a transaction that waits, over a reload until it is mined', async () => {
    const visit = await enterWaiting()
    const { page, demo, form, held, to } = visit
    await page.reload()
    await demo.entry.click()
    await form.expectSent()
    await expect.poll(form.newest, patience).toMatch(/Sent .*0\.5 ETH.*Pending/)
    const noticed = untilNoticed(visit, 'Sent 0.5 ETH')
    await held.letThrough()
    await noticed
    await expect.poll(form.newest, patience).toMatch(/Sent .*0\.5 ETH$/)
    expect(await nativeOf(to)).toBe(parseEther('0.5'))
    expect(await form.part('transaction').count()).toBeGreaterThan(0)
  })

  it('[SND-1] [ACC-9] shows a transaction that was sped up in the wallet as sent', async () => {
    const visit = await enterWaiting()
    const { form, held, to } = visit
    const noticed = untilNoticed(visit, 'Sent 0.5 ETH')
    const hash = await held.replace({})
    await held.letThrough()
    await noticed
    await expect.poll(form.newest, patience).toMatch(/Sent .*0\.5 ETH$/)
    expect(await nativeOf(to)).toBe(parseEther('0.5'))
    expect((await readChain().getTransactionReceipt({ hash })).status).toBe('success')
  })

  it('[SND-1] [ACC-9] shows that the wallet cancelled a transaction, over a reload', async () => {
    const visit = await enterWaiting()
    const { page, demo, form, held, holder, to } = visit
    await page.reload()
    await demo.entry.click()
    await form.expectSent()
    await expect.poll(form.newest, patience).toMatch(/Pending/)
    const noticed = untilNoticed(visit, 'Sending 0.5 ETH was cancelled')
    await held.replace({ to: holder.address, value: 0n })
    await held.letThrough()
    await noticed
    await expect.poll(form.newest, patience).not.toMatch(/Pending|0\.5 ETH/)
    expect(await nativeOf(to)).toBe(0n)
  })

  it('[SND-1] [ACC-9] never shows as sent what another transaction replaced', async () => {
    const visit = await enterWaiting()
    const { form, held, to } = visit
    const noticed = untilNoticed(visit, 'Another transaction replaced sending 0.5 ETH')
    await held.replace({ to: newAddress(), value: 1n })
    await held.letThrough()
    await noticed
    await expect.poll(form.newest, patience).not.toMatch(/Pending/)
    expect(await form.newest()).not.toMatch(/0\.5 ETH$/)
    expect(await nativeOf(to)).toBe(0n)
  })

  it('[SND-1] [ACC-9] shows that the network dropped a transaction, after some minutes', async () => {
    const visit = await enterWaiting({ prepare: (context) => context.clock.install() })
    const { page, form, held, to } = visit
    await held.drop()
    const unseen = () => page.evaluate(() => window.latchkey?.getState().send?.sent[0]?.unseenSince ?? null)
    await expect.poll(unseen, patience).not.toBe(null)
    const noticed = untilNoticed(visit, 'The network dropped sending 0.5 ETH')
    await page.clock.fastForward(300_000)
    await noticed
    await expect.poll(form.newest, patience).toMatch(/0\.5 ETH.*Failed/)
    expect(await nativeOf(to)).toBe(0n)
  })

  it('[SND-5] never sends to a name that has changed, and shows the new address first', async () => {
    const { gatewayUrl } = inject('stack')
    const label = `moving-${randomBytes(6).toString('hex')}`
    const name = `${label}.latchkey.eth`
    const from = testAccounts[9].address
    const setAddress = (to: Address) =>
      carryOut([
        {
          from,
          to: ensResolver,
          data: encodeFunctionData({ abi, functionName: 'setAddr', args: [namehash(name), to] }),
        },
      ])
    const record = [namehash('latchkey.eth'), labelhash(label), from, ensResolver, 0n] as const
    await carryOut([
      {
        from,
        to: ensRegistry,
        data: encodeFunctionData({ abi, functionName: 'setSubnodeRecord', args: record }),
      },
    ])
    const [first, second] = [newAddress(), newAddress()]
    await setAddress(first)

    const { form, wallet } = await openSend(await browser())
    const shown = () => form.part('send-to').locator('[data-part="address"]').textContent()
    await form.open()
    await form.fill({ to: name, symbol: 'ETH', amount: '0.5' })
    await form.preview()
    expect(await shown()).toBe(first)
    await setAddress(second)
    // The gateway keeps an answer for some seconds.
    const answered = async () =>
      (await (await fetch(`${gatewayUrl}/v1/names/${name}?chainId=eip155:31337&projectId=dev`)).json())
        .address
    await expect.poll(answered, { ...patience, interval: 500 }).toBe(second)
    await form.part('send').click()
    await expect
      .poll(() => form.part('send-fault').innerText(), patience)
      .toContain(`${name} now has another address`)
    expect((await wallet.log()).map(({ method }) => method)).not.toContain('eth_sendTransaction')
    await expect.poll(shown, patience).toBe(second)
    await form.send()
    await expect.poll(() => nativeOf(second), patience).toBe(parseEther('0.5'))
    expect(await nativeOf(first)).toBe(0n)
  })
})
