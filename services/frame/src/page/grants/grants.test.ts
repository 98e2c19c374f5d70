import { hashSmartSessionTerms, writeSmartSessionText } from '@latchkey/protocol'
import { type Address, type Hex, parseEther, verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { openSite, type Site } from '../testing/openSite'
import { signInByEmail } from '../testing/signInByEmail'
import { readGrantRequest } from './readGrantRequest'
import { callsOf, game, play, requestOf } from './testing/testGrants'

let smart: SmartSites
beforeAll(async () => {
  smart = await startSmartSites()
  // A contract that takes every call.
  await smart.chain.client.setCode({ address: game as Address, bytecode: '0x00' })
}, 180_000)
afterAll(() => smart?.stop())

const fees = { type: 'gas-limit', data: { limit: '0x2386f26fc10000' } }
const policies = [{ type: 'call-limit', data: { count: 2 } }, fees]

/** Sends a request to the wallet. */
const ask = (site: Site, method: string, params: unknown) =>
  site.ask('RPC_REQUEST', { method, params, chainId: 31_337 })

/** A visitor with coins at a site. */
async function visit(email: string) {
  const site = await openSite(smart.sites)
  await signInByEmail(smart.sites, site, email)
  const { payload } = await site.ask('GET_USER', { chainId: 31_337 })
  const address = payload?.address as Address
  await smart.chain.client.setBalance({ address, value: parseEther('10') })
  const inside = site.page.frameLocator('iframe')
  const panel = inside.locator('[data-part="approval"]')
  return {
    site,
    address,
    panel,
    /** Asks for a permission, and approves it. */
    async grant(more: object = {}) {
      const answer = ask(site, 'wallet_grantPermissions', [requestOf({ address, policies, ...more })])
      await inside.getByText('Number of calls').waitFor()
      // The wallet waits until all of it was in sight.
      await inside
        .locator('[data-part="scroll-area"]')
        .evaluate((area) => area.scrollTo(0, area.scrollHeight))
      await inside.locator('[data-part="approve"]').click()
      return (await answer).payload as Readonly<Record<string, unknown>>
    },
  }
}

const callOf = (address: Address, more: object = {}) => [
  { from: address, to: game, value: '0x64', data: play, ...more },
]

/** Sends what nobody should have to approve. Rejects it if somebody is asked. */
async function send({ site, panel, address }: Awaited<ReturnType<typeof visit>>, more: object = {}) {
  const answer = ask(site, 'eth_sendTransaction', callOf(address, more))
  const first = await Promise.race([answer, panel.waitFor().then(() => 'asked' as const)])
  if (first !== 'asked') return first.payload as unknown
  await panel.locator('[data-part="reject"]').click()
  await answer
  return first
}

const isMined = async (hash: unknown) => {
  const { status } = await smart.chain.client.waitForTransactionReceipt({ hash: hash as Hex })
  return status === 'success'
}

describe('permissions of a site', () => {
  it('[FLG-6] says plainly what the site may do, and keeps nothing if the visitor rejects it', async () => {
    const visitor = await visit('anna@example.com')
    const { site, panel, address } = visitor
    const permissions = [
      callsOf(['play(uint256)'], '0x16345785d8a0000'),
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x2c68af0bb140000', start: 0, period: 864_000_000 },
      },
    ]
    const answer = ask(site, 'wallet_grantPermissions', [requestOf({ address, policies, permissions })])
    await panel.getByText('without asking you').first().waitFor()
    const text = (await panel.innerText()).replaceAll(/\s+/g, ' ')
    for (const part of [
      'play(uint256)',
      'Pays each time: up to 0.1 ETH',
      'Number of calls up to 2',
      'Pays in total up to 0.2 ETH',
      'Network fees in total up to 0.01 ETH',
      'Ends',
      'your wallet doesn’t ask you before these calls',
    ])
      expect(text).toContain(part)
    expect(text.replaceAll(' ', '').toLowerCase()).toContain(game)
    await panel.locator('[data-part="reject"]').click()
    expect(await answer).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR' })
    expect(await send(visitor)).toBe('asked')
  })

  it('[FLG-6] sends what it covers without asking, also after a reload, and asks for the rest', async () => {
    const visitor = await visit('bert@example.com')
    const { grant, address, site } = visitor
    expect(await grant()).toMatchObject({
      address,
      chainId: '0x7a69',
      policies,
      context: expect.stringMatching(/^0x[0-9a-f]{32}$/),
    })
    expect(await isMined(await send(visitor))).toBe(true)
    expect(await send(visitor, { value: '0x65' })).toBe('asked')
    expect(await send(visitor, { to: address })).toBe('asked')
    expect(await send(visitor, { data: `0x095ea7b3${'0'.repeat(128)}` })).toBe('asked')
    expect(await send(visitor, { maxFeePerGas: '0xde0b6b3a7640000', maxPriorityFeePerGas: '0x0' })).toBe(
      'asked',
    )

    const again = { ...visitor, site: await openSite(smart.sites, { context: site.page }) }
    await again.site.ask('GET_USER', { chainId: 31_337 })
    expect(await isMined(await send(again))).toBe(true)
    expect(await send(again)).toBe('asked')
  })

  it('[FLG-6] [FRM-10] tells the site to show the frame only when the visitor is asked', async () => {
    const visitor = await visit('zoe@example.com')
    const shows = async () =>
      (await visitor.site.heard()).filter(({ type }) => type === '@w3m-frame/SHOW').length
    expect(await send(visitor)).toBe('asked')
    expect(await shows()).toBeGreaterThan(0)
    await visitor.grant()
    const before = await shows()
    expect(await isMined(await send(visitor))).toBe(true)
    expect(await shows()).toBe(before)
    expect(await send(visitor, { value: '0x65' })).toBe('asked')
    expect(await shows()).toBe(before + 1)
  })

  it('[FRM-10] draws nothing for a visitor who rejected a call before it could be explained', async () => {
    const { site, panel, address } = await visit('yana@example.com')
    const faults: string[] = []
    site.page.on('pageerror', ({ message }) => void faults.push(message))
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let explained = 0
    await site.page.route('**/v1?*', async (route) => {
      if (route.request().postData()?.includes('eth_simulateV1')) {
        explained += 1
        await released
      }
      await route.continue()
    })
    const answer = ask(site, 'eth_sendTransaction', callOf(address))
    await panel.waitFor()
    await expect.poll(() => explained).toBeGreaterThan(0)
    await panel.locator('[data-part="reject"]').click()
    await answer
    const answered = site.page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('eth_simulateV1')),
    )
    release()
    await (await answered).finished()
    // The frame answers this after it has read what came before.
    await site.ask('GET_CHAIN_ID')
    expect(faults).toEqual([])
  })

  it('[FLG-6] counts two tabs and two requests at once together', async () => {
    const visitor = await visit('cora@example.com')
    const { grant, site, address } = visitor
    await grant()
    const page = await site.page.context().newPage()
    const other = await openSite(smart.sites, { context: page })
    await other.ask('GET_USER', { chainId: 31_337 })
    const answers = [site, other, site, other].map((one) => ask(one, 'eth_sendTransaction', callOf(address)))
    // Whoever comes too late is asked; the site takes that back.
    let isOver = false
    const over = Promise.all(answers).finally(() => {
      isOver = true
    })
    const used = () => other.frame().evaluate(readUses)
    await expect.poll(used, { timeout: 20_000 }).toBe('2')
    while (!isOver) {
      const asked = [site, other].map((one) =>
        one.page.frameLocator('iframe').locator('[data-part="approval"]').waitFor(),
      )
      await Promise.race([over, ...asked.map((one) => one.catch(() => undefined))])
      for (const one of [site, other]) await one.ask('RPC_ABORT')
    }
    const sent = (await over).filter(({ type }) => type.endsWith('_SUCCESS'))
    expect(await used()).toBe('2')
    // Two tabs may give two transactions the same number, of which a chain takes one.
    expect([1, 2]).toContain(sent.length)
    expect(await smart.chain.client.getTransactionCount({ address })).toBe(sent.length)
  })

  it('[FLG-6] asks at another site, on another chain, and after the visitor signed out', async () => {
    const visitor = await visit('dora@example.com')
    const { grant, site, address } = visitor
    await grant()
    const plain = site.ask('RPC_REQUEST', {
      method: 'eth_sendTransaction',
      params: callOf(address, { gas: '0x5208', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' }),
      chainId: smart.plainChainId,
    })
    await visitor.panel.locator('[data-part="reject"]').click()
    await plain
    await site.ask('SIGN_OUT')
    await signInByEmail(smart.sites, site, 'dora@example.com')
    await site.ask('GET_USER', { chainId: 31_337 })
    expect(await send(visitor)).toBe('asked')

    await grant()
    const page = await site.page.context().newPage()
    const elsewhere = await openSite(smart.sites, { name: 'site-b', context: page })
    await signInByEmail(smart.sites, elsewhere, 'dora@example.com')
    const panel = page.frameLocator('iframe').locator('[data-part="approval"]')
    expect(await send({ ...visitor, site: elsewhere, panel })).toBe('asked')
  })

  it('[FLG-6] ends at once when the site takes it back, and signs for that', async () => {
    const visitor = await visit('emma@example.com')
    const { grant, site, address, panel } = visitor
    const pci = crypto.randomUUID()
    const subject = { pci, account: `eip155:31337:${address}`, projectId: 'dev' }
    const granted = await grant({ pci })
    const isFor = (terms: object) =>
      verifyMessage({
        address,
        message: writeSmartSessionText('confirm', {
          ...subject,
          termsHash: hashSmartSessionTerms(readGrantRequest(requestOf({ policies, ...terms }))),
        }),
        signature: granted.signature as Hex,
      })
    const { expiry } = granted
    expect([await isFor({ expiry }), await isFor({ expiry: Number(expiry) + 1 })]).toEqual([true, false])
    expect(await isMined(await send(visitor))).toBe(true)
    // A request that waits for the visitor doesn't hold it up.
    const waiting = ask(site, 'personal_sign', ['0x48656c6c6f', address])
    await panel.waitFor()
    const { payload } = await ask(site, 'wallet_revokePermissions', {
      pci,
      permissions: [],
      expiry: 1,
      address,
    })
    const signature: Hex = `0x${String(payload).slice(2)}`
    expect(
      await verifyMessage({ address, message: writeSmartSessionText('revoke', subject), signature }),
    ).toBe(true)
    await panel.locator('[data-part="reject"]').click()
    await waiting
    expect(await send(visitor)).toBe('asked')
    // It doesn't begin again.
    expect(await grant({ pci })).toMatchObject({
      code: 'permissions/refused',
      values: { reason: 'pci' },
    })
  })

  it('[FLG-6] shows whose session it is before it signs for one that it doesn’t know', async () => {
    const { site, panel } = await visit('fritz@example.com')
    const pci = crypto.randomUUID()
    const answer = ask(site, 'wallet_revokePermissions', [{ pci }])
    await panel.getByText(pci).first().waitFor()
    await panel.locator('[data-part="reject"]').click()
    expect(await answer).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR' })
  })

  it.each([
    ['expiry', { expiry: Math.floor(Date.now() / 1_000) + 90_000 }],
    ['chainId', { chainId: '0x1' }],
    ['address', { address: game }],
    [
      'function approve(address,uint256)',
      { permissions: [callsOf(['play(uint256)', 'approve(address,uint256)'])] },
    ],
  ])('[FLG-6] refuses a wrong %s without asking', async (reason, more) => {
    const { site, address, panel } = await visit(`${reason.slice(0, 6).toLowerCase().trim()}@example.com`)
    const answer = await ask(site, 'wallet_grantPermissions', [requestOf({ address, policies, ...more })])
    expect(answer).toMatchObject({ payload: { code: 'permissions/refused', values: { reason } } })
    expect(await panel.count()).toBe(0)
  })
})

/** Reads how many calls were used, from the store that all tabs of the site share. */
async function readUses(): Promise<string | undefined> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('latchkey-frame')
    asked.onsuccess = () => resolve(asked.result)
  })
  const rows = await new Promise<{ grants: { uses: { count?: { amount: string } } }[] }[]>((resolve) => {
    const asked = database.transaction('devices').objectStore('devices').getAll()
    asked.onsuccess = () => resolve(asked.result)
  })
  database.close()
  return rows[0]?.grants[0]?.uses.count?.amount
}
