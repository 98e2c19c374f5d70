import {
  createBitcoinWallet,
  createPolkadotWallet,
  createSolanaWallet,
  localNetworkIds,
} from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { type FamilyId, openFamilies, otherWallets } from '../browser/openFamilies'
import { demoRdns } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'
import { accounts, chooseNetwork, expectAccounts, families, ids } from './familyAccounts'

const browser = useBrowser()
const wallets: { readonly [F in FamilyId]: string } = {
  eip155: demoRdns,
  solana: 'Sun',
  bip122: 'Coin',
  polkadot: 'Dot',
}

const connectedTo = (family: FamilyId) => `connected ${accounts[family]} ${ids[family]}`

describe('several families at once', () => {
  it('[CON-13] connect one by one, switch between each other, and one disconnects and reconnects', async () => {
    const visit = await openFamilies(await browser())
    const { page, demo, modal } = visit
    await demo.entry.click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connectedTo('eip155'))

    // Through the networks: a family without a wallet leads to its own wallets only.
    await chooseNetwork(visit, 'solana')
    await modal.expectView('SwitchActiveChain')
    await modal.button('Choose a wallet').click()
    await modal.row('Sun').waitFor()
    expect(await modal.row(demoRdns).count()).toBe(0)
    await modal.row('Sun').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connectedTo('solana'))

    // With the page's own buttons.
    await visit.connect('bip122', 'Coin')
    await visit.connect('polkadot', 'Dot')
    await expectAccounts(visit, families)
    for (const family of families)
      expect(await visit.line(family).innerText()).toContain(accounts[family].slice(-4))

    // Across families without a prompt: both wallets are connected already.
    await chooseNetwork(visit, 'bip122')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connectedTo('bip122'))

    await demo.entry.click()
    await modal.frame.locator('[data-part="accounts"]').click()
    const profile = await modal.expectView('Profile')
    await expect.poll(() => profile.locator('[data-part="wallet-group"]').count()).toBe(4)
    await profile.getByRole('button', { name: /^Disconnect Sun/ }).click()
    await expect.poll(() => profile.locator('[data-part="wallet-group"]').count()).toBe(3)
    await page.keyboard.press('Escape')
    const others = families.filter((family) => family !== 'solana')
    await expectAccounts(visit, others)

    await page.reload()
    await expectAccounts(visit, others)
    // The active family is still active.
    await expect.poll(demo.status).toBe(connectedTo('bip122'))

    await demo.entry.click()
    await modal.frame.locator('[data-part="accounts"]').click()
    await modal.button('Disconnect all').click()
    await expectAccounts(visit, [])
    await page.reload()
    await expect.poll(demo.status).toBe('disconnected')
    await expectAccounts(visit, [])
  })

  it('[SOL-1] [BTC-1] [DOT-1] sign what the page can verify, and send what changes the balance', async () => {
    const visit = await openFamilies(await browser())
    const { page } = visit
    for (const family of families.slice(1)) {
      await visit.connect(family, wallets[family])
      await page.getByRole('textbox', { name: 'Message' }).fill('Zwölf Boxkämpfer 🔑')
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await page.locator('[data-result="sign"]').getByText('Verified').waitFor()
      const line = visit.line(family)
      await expect.poll(() => line.innerText()).toMatch(/\d (SOL|BTC|ROC)/)
      const before = await line.innerText()
      await page.getByRole('button', { name: /^Send 0/ }).click()
      await page.locator('[data-result="send"]').getByText('Arrived').waitFor({ timeout: 30_000 })
      expect(await page.locator('[data-result="send"] code').innerText()).toMatch(/^\w{64,90}$/)
      expect(await line.innerText()).not.toBe(before)
    }
  })

  it('[CON-13] [CON-9] show a brand of several families as one row that asks which to connect', async () => {
    const { sun, coin } = otherWallets()
    const { family: _, name: __, ...solana } = sun
    const { family: ___, name: ____, ...bitcoin } = coin
    const visit = await openFamilies(await browser(), {
      others: [
        {
          family: 'multi',
          name: 'Ghost',
          rdns: 'app.ghost',
          evm: { keys: 1 },
          solana,
          bitcoin,
          polkadot: {},
        },
      ],
    })
    const { demo, modal } = visit
    await demo.entry.click()
    const row = modal.frame.locator('[data-part="wallet-row"]', { hasText: 'Ghost' })
    await row.waitFor()
    expect(await row.count()).toBe(1)
    await row.click()
    const picker = await modal.expectView('ConnectingMultiChain')
    const names = picker.locator('[data-part="family-row"]')
    await expect
      .poll(() => names.evaluateAll((rows) => rows.map((one) => one.dataset.namespace)))
      .toEqual(families)
    await picker.locator('[data-namespace="bip122"]').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connectedTo('bip122'))
    await expectAccounts(visit, ['bip122'])
    // In the list of one family, it connects that one at once.
    await visit.line('solana').getByRole('button', { name: 'Connect Solana' }).click()
    await modal.frame.locator('[data-part="wallet-row"]', { hasText: 'Ghost' }).click()
    await modal.expectClosed()
    await expectAccounts(visit, ['solana', 'bip122'])
    await visit.page.reload()
    await expectAccounts(visit, ['solana', 'bip122'])
  })

  it('[CON-13] keep working beside wallets that announce twice, impersonate or report garbage', async () => {
    const { sun, coin, dot } = otherWallets()
    const visit = await openFamilies(await browser(), {
      others: [
        { ...sun, announces: 'clones' },
        { ...sun, keys: 1, storageKey: 'impostor', announce: 'never' },
        { ...coin, badAccounts: 'network' },
        { ...coin, name: 'Honest coin', storageKey: 'honest' },
        { ...dot, badAccounts: 'rubbish' },
        { ...dot, id: 'Honest dot' },
      ],
    })
    const { page, demo, modal } = visit
    await demo.entry.click()
    await modal.row('Sun').first().waitFor()
    await visit.others[1]?.announce()
    await settle(page)
    // The copy and the impostor have rows of their own, and all three are marked.
    const claimants = modal.frame.locator('[data-wallet^="Sun"]')
    await expect.poll(() => claimants.count()).toBe(3)
    await expect.poll(() => claimants.locator('[data-tone="warning"]').count()).toBe(3)
    expect(await modal.row('Sun').count()).toBe(1)
    for (const bad of ['Coin', 'Dot']) {
      await modal.row(bad).click()
      await modal.expectView('ConnectingExternal')
      await modal.view.locator('[data-state="error"]').first().waitFor()
      await modal.button('Back').click()
      await modal.row('Sun').waitFor()
    }
    await page.keyboard.press('Escape')
    await expectAccounts(visit, [])
    await visit.connect('solana', 'Sun')
    await visit.connect('bip122', 'Honest coin')
    await visit.connect('polkadot', 'Honest dot')
    await expectAccounts(visit, ['solana', 'bip122', 'polkadot'])
  })

  it('[CON-13] [CON-12] decline, change account and lock separately', async () => {
    const visit = await openFamilies(await browser(), { query: 'wallets=demo', others: [] })
    const { page, modal } = visit
    const lists = {
      solana: createSolanaWallet().addresses,
      bip122: createBitcoinWallet({ networkId: localNetworkIds.bitcoin }).addresses,
      polkadot: createPolkadotWallet().addresses,
    }
    const names = { solana: 'Demo Solana', bip122: 'Demo Bitcoin', polkadot: 'Demo Polkadot' }
    for (const family of ['solana', 'bip122', 'polkadot'] as const) {
      const wallet = page.getByRole('article', { name: names[family] })
      await wallet.getByLabel('Decline').check()
      await visit
        .line(family)
        .getByRole('button', { name: /^Connect/ })
        .click()
      await modal.row(names[family]).click()
      await modal.view.locator('[data-state="error"]').first().waitFor()
      await page.keyboard.press('Escape')
      await wallet.getByLabel('Approve').check()
      await visit.connect(family, names[family])
      await wallet.getByLabel('Account').selectOption('1')
      await expect.poll(() => visit.account(family)).toBe(lists[family][1])
    }
    await page.getByRole('article', { name: 'Demo Bitcoin' }).getByLabel('Locked').check()
    await expect.poll(() => visit.account('bip122')).toBe(null)
    expect(await visit.account('solana')).toBe(lists.solana[1])
    await page.reload()
    await expect.poll(() => visit.account('polkadot')).toBe(lists.polkadot[1])
    await expect.poll(() => visit.account('solana')).toBe(lists.solana[1])
  })
})
