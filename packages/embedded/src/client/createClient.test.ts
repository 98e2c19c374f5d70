import type { EmbeddedContext } from '@latchkey/core'
import { defaultAccountTypes } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import type { FrameElement } from '../frame/createFrameElement'
import type { Channel } from '../frame/openChannel'
import { createClient } from './createClient'

it('[FRM-7] [FRM-14] tells a reloaded frame who the site is', async () => {
  const asked: unknown[] = []
  const channel = {
    origin: 'https://wallet.example',
    async ask(name, payload) {
      asked.push([name, payload])
      return undefined
    },
  } as Partial<Channel> as Channel
  const metadata = { name: 'Site', description: '', url: 'https://site.example', icons: ['icon'] }
  const options = {
    projectId: 'dev',
    gateway: null,
    debug: false,
    enableEmbedded: false,
    networks: [],
    defaultAccountTypes,
    metadata,
  }
  const context = { options } as Partial<EmbeddedContext> as EmbeddedContext
  const client = createClient(context, channel, {} as FrameElement)
  await client.ask('RELOAD')
  expect(asked).toEqual([
    ['RELOAD', undefined],
    ['SYNC_DAPP_DATA', { metadata, sdkType: 'latchkey', projectId: 'dev' }],
  ])
})
