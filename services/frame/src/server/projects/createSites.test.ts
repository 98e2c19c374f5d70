import { createProjects, openDatabase } from '@latchkey/gateway/server'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { postEmailLogin } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { newEmail } from '../../testing/createVisitor'
import { openTestFrame } from '../../testing/setUpFrame'

/** Opens a frame, and before it a gateway's database in the same place if asked. */
async function withFrame(
  env: Readonly<Record<string, string>>,
  run: (parts: Awaited<ReturnType<typeof openTestFrame>>['frame'], url: string) => Promise<void>,
  { hasGateway = false } = {},
): Promise<void> {
  const database = await openTestDatabase()
  try {
    if (hasGateway) await (await openDatabase({ url: database.url, folder: '', connections: 2 })).stop()
    const { frame, stop } = await openTestFrame({ DATABASE_URL: database.url, ...env })
    await run(frame, database.url).finally(stop)
  } finally {
    await database.stop()
  }
}

describe('the sites that may embed the frame', () => {
  it('[FRM-17] are those of the gateway’s projects when both share a database', () =>
    withFrame(
      { FRAME_MODE: 'development' },
      async ({ services }) => {
        const projects = createProjects(services.database, () => performance.now(), false)
        const shop = await projects.create({ name: 'Shop', origins: ['https://shop.example'], quota: null })
        const anyone = await projects.create({ name: 'Anyone', origins: [], quota: null })
        const closed = await projects.create({ name: 'Closed', origins: ['https://a.example'], quota: null })
        await projects.change(closed.id, { disabled: true })
        expect(await services.sites.find(shop.id)).toMatchObject({ origins: ['https://shop.example'] })
        // Without origins, any page could ask visitors to sign.
        expect(await services.sites.find(anyone.id)).toBeUndefined()
        expect(await services.sites.find(closed.id)).toBeUndefined()
        expect(await services.sites.find('dev')).toBeDefined()
        // The database can't store it, so nothing has this id.
        expect(await services.sites.find('\0')).toBeUndefined()
      },
      { hasGateway: true },
    ))

  it('are those of a gateway that started after the frame', () =>
    withFrame({}, async ({ services }, url) => {
      expect(await services.sites.find('0'.repeat(32))).toBeUndefined()
      await (await openDatabase({ url, folder: '', connections: 2 })).stop()
      const projects = createProjects(services.database, () => performance.now(), false)
      const { id } = await projects.create({ name: 'Shop', origins: ['https://shop.example'], quota: null })
      expect(await services.sites.find(id)).toMatchObject({ origins: ['https://shop.example'] })
    }))

  it('are those of the settings otherwise', () =>
    withFrame({ FRAME_ORIGINS: 'https://a.example,https://*.b.example' }, async ({ services }) => {
      const site = await services.sites.find('any-project')
      expect(site?.origins).toEqual(['https://a.example', 'https://*.b.example'])
      expect(await services.sites.find('x; frame-ancestors *')).toBeUndefined()
    }))

  it('[FRM-17] share the limits of one project then, whatever id a page tells', () => {
    const settings = { FRAME_ORIGINS: 'http://localhost:4100', FRAME_MAILS_PER_PROJECT: '5' }
    return withFrame(settings, async ({ call }) => {
      const signer = await createSigner()
      const ask = async (projectId: string) => {
        const { publicKey } = signer
        const body = { email: newEmail(), projectId, origin: 'http://localhost:4100', publicKey }
        return (await call(postEmailLogin, { body, signer })).code
      }
      for (let count = 0; count < 4; count += 1) expect(await ask(`project-${count}`)).toBe('')
      expect(await ask('another')).toBe('embedded/email-wait')
    })
  })

  it('are none without both, but those of this machine in development', () =>
    withFrame({}, async ({ services, ask }) => {
      expect(await services.sites.find('0'.repeat(32))).toBeUndefined()
      expect((await services.sites.find('dev'))?.origins).toContain('http://localhost:*')
      expect((await ask('/health')).status).toBe(200)
    }))
})
