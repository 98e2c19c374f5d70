import { testAccounts } from '@latchkey/testing'
import { describe, expect, inject, it } from 'vitest'
import { askToSignIn } from '../browser/askToSignIn'
import { openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const [alice, bob] = testAccounts
const refused = (code: string) => ({ status: 401, body: expect.objectContaining({ code }) })

/** The gateway's protected call, as anyone can make it. */
async function askMe({ url }: Visit, token: string, projectId = 'dev') {
  const query = new URLSearchParams({ projectId, st: 'latchkey', sv: '0' })
  const answer = await fetch(`${inject('stack').gatewayUrl}/auth/v1/me?${query}`, {
    headers: { authorization: `Bearer ${token}`, origin: new URL(url).origin },
  })
  return { status: answer.status, body: await answer.json() }
}

const tokensOf = ({ page }: Visit) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('@latchkey/siwx-auth-token') ?? '[]')
    return (kept as { token: string }[]).map(({ token }) => token)
  })

/** The same token with one letter changed in a part, counted from the end. */
function spoil(token: string, part: number): string {
  const parts = token.split('.')
  const text = parts.at(part) ?? ''
  const at = Math.floor(text.length / 2)
  return parts
    .with(part, `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`)
    .join('.')
}

describe('a sign-in kept by the gateway', () => {
  it('[SIW-2] [SIW-6] [SIW-9] accepts only its own token: not after signing out, not forged, not for another account', async () => {
    const visit = await openVisit(await browser(), { query: 'siwx=required&sessions=gateway' })
    const { page, demo, modal, wallet } = visit
    await askToSignIn(visit)
    await modal.button('Sign').click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
    const [token = ''] = await tokensOf(visit)
    expect(await askMe(visit, token)).toMatchObject({ status: 200, body: { address: alice.address } })
    for (const forged of ['', 'x.y.z', spoil(token, -1), spoil(token, -2), token.replace(/[^.]+$/, '')])
      expect(await askMe(visit, forged)).toEqual(refused('sign-in/no-session'))

    await page.reload()
    await expect.poll(demo.signIn).toBe(`signed-in ${alice.address}`)
    expect(await modal.host.count()).toBe(0)

    await wallet.switchAccount(1)
    await modal.expectView('SIWXSignMessage')
    await modal.button('Sign').click()
    await expect.poll(demo.signIn).toBe(`signed-in ${bob.address}`)
    const theirs = (await tokensOf(visit)).filter((one) => one !== token)
    expect(await askMe(visit, theirs[0] ?? '')).toMatchObject({ status: 200, body: { address: bob.address } })

    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(demo.signIn).not.toContain('signed-in')
    expect(await askMe(visit, theirs[0] ?? '')).toEqual(refused('sign-in/no-session'))
  })
})
