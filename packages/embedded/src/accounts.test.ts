import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
})
afterEach(() => site.close())

/** The types of the EVM rows, and the active one. */
const types = () =>
  site.page.evaluate(() => {
    const { core, latchkey } = window.site
    const { rows } = latchkey.getState().connect
    const own = rows.filter(({ namespace }) => namespace === 'eip155').map(({ type }) => type)
    return [core.getAccount(latchkey.getState(), 'eip155').type, ...own]
  })
const heard = async (name: string) =>
  (await site.frame()).evaluate(
    (name) => window.script.heard.filter((event) => event.name === name).map(({ payload }) => payload),
    name,
  )
const prefer = (type: 'eoa' | 'smartAccount') =>
  site.page.evaluate((type) => window.site.latchkey.setPreferredAccount('eip155', type), type)

/** Signs in to a wallet with smart accounts on the first chain only. */
async function login(refuses = false) {
  await site.page.evaluate(() => window.site.core.loginByEmail(window.site.latchkey, 'visitor@example.com'))
  await (await site.frame()).evaluate((refuses) => {
    window.script.smartChains = [1]
    if (refuses) window.script.answers.set('SET_PREFERRED_ACCOUNT', { error: { message: 'no' } })
  }, refuses)
  await site.page.evaluate(() => window.site.core.submitOtp(window.site.latchkey, '123456'))
}

describe('an embedded wallet with smart accounts', () => {
  it('[CON-15] [FRM-13] starts with the default type of account, and asks for it once', async () => {
    await login()
    expect(await types()).toEqual(['smartAccount', 'smartAccount', 'eoa'])
    expect(await heard('SET_PREFERRED_ACCOUNT')).toEqual([{ type: 'smartAccount' }])
    expect(await prefer('eoa')).toBe('eoa')
    await site.page.evaluate(() => window.site.latchkey.disconnect())
    await login()
    expect(await types()).toEqual(['eoa', 'eoa', 'smartAccount'])
    expect(await heard('SET_PREFERRED_ACCOUNT')).toEqual([{ type: 'smartAccount' }, { type: 'eoa' }])
  })

  it('[CON-15] starts with the type that the site wants', async () => {
    await site.close()
    site = await openSite(origins, { accountType: 'eoa' })
    await login()
    expect(await types()).toEqual(['eoa', 'eoa', 'smartAccount'])
    expect(await heard('SET_PREFERRED_ACCOUNT')).toEqual([])
  })

  it('[FRM-13] uses its own account when the frame fails', async () => {
    await login(true)
    expect(await types()).toEqual(['eoa', 'eoa', 'smartAccount'])
    await (await site.frame()).evaluate(() => window.script.answers.clear())
    expect(await prefer('smartAccount')).toBe('smartAccount')
    await (await site.frame()).evaluate(() =>
      window.script.answers.set('SET_PREFERRED_ACCOUNT', { error: { message: 'no' } }),
    )
    expect(await prefer('smartAccount')).toBe('eoa')
    expect(await types()).toEqual(['eoa', 'eoa', 'smartAccount'])
  })

  it('[FRM-13] has no smart account on other networks, and has it again later', async () => {
    await login()
    await site.page.evaluate(() => window.site.latchkey.switchNetwork('eip155:10'))
    await expect.poll(types).toEqual(['eoa', 'eoa'])
    await site.page.evaluate(() => window.site.latchkey.switchNetwork('eip155:1'))
    await expect.poll(types).toEqual(['smartAccount', 'smartAccount', 'eoa'])
    const [user] = await heard('GET_USER').then((all) => all.slice(-1))
    expect(user).toEqual({ chainId: 1, preferredAccountType: 'smartAccount' })
  })

  it('[NET-6] [FRM-13] is restored with both accounts after a reload', async () => {
    await login()
    await site.page.reload()
    await site.page.waitForFunction(() => window.site !== undefined)
    await site.page.evaluate(() => window.site.latchkey.ready)
    await expect.poll(types).toEqual(['smartAccount', 'smartAccount', 'eoa'])
    await expect
      .poll(() => site.page.evaluate(() => window.site.latchkey.getState().embedded?.smartNetworks))
      .toEqual([1, 10])
  })

  it('[FRM-13] upgrades to the smart account', async () => {
    await login(true)
    await (await site.frame()).evaluate(() => window.script.answers.clear())
    expect(await site.page.evaluate(() => window.site.core.upgradeToSmartAccount(window.site.latchkey))).toBe(
      'smartAccount',
    )
    expect(await heard('INIT_SMART_ACCOUNT')).toHaveLength(1)
    expect(await types()).toEqual(['smartAccount', 'smartAccount', 'eoa'])
  })
})
