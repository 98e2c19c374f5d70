import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { openEmbeddedSite } from '../../testing/openEmbeddedSite'
import { poll } from '../../testing/openView'

const id = '2f7a1c7e-8a55-4b51-9c6b-0d0e3b1f6a11'
const grant = (seconds: number) => ({
  id,
  chainId: 'eip155:1',
  expiry: Math.floor(Date.now() / 1_000) + seconds,
  left: 7,
})
const open = (grants: readonly object[]) =>
  openEmbeddedSite(
    { view: 'AccountSettings' },
    {
      isSignedIn: true,
      script: ({ answers }) => Object.assign(answers, { GET_GRANTS: { grants }, RPC_REQUEST: '0x01' }),
    },
  )

it('[FLG-6] shows in the settings what the site may do without asking, and ends it', async () => {
  const { embedded } = await open([grant(3_600)])
  const strip = await findInside('[data-part="grants"]')
  expect(strip.textContent).toMatch(/can act for you without asking.*Calls left: 7/)
  Object.assign(embedded.answers, { GET_GRANTS: { grants: [] } })
  await userEvent.click(await findInside('[data-part="end-grant"]'))
  await poll(() => shadowOf().querySelector('[data-part="grants"]')).toBeNull()
  expect(embedded.asked).toContainEqual([
    'RPC_REQUEST',
    { method: 'wallet_revokePermissions', params: { pci: id }, chainId: 'eip155:1' },
  ])
})

it('[FLG-6] shows no strip for a permission that has ended', async () => {
  const { embedded } = await open([grant(-1)])
  await poll(() => embedded.asked.map(([name]) => name)).toContain('GET_GRANTS')
  expect(shadowOf().querySelector('[data-part="grants"]')).toBeNull()
})
