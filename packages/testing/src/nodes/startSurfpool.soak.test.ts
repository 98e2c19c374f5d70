import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { surfpoolFailed } from '../errors'
import { callNode } from '../families/callNode'
import { hasSurfpool } from './hasSurfpool'
import { startSurfpool } from './startSurfpool'

// It isn't published for every machine.
if (hasSurfpool())
  describe('startSurfpool', () => {
    it('continues after more events than its library holds', async () => {
      const hasty = await startSurfpool({ slotTimeMs: 1 })
      const slot = async () => Number(await callNode('solana', hasty.url, 'getSlot', []))
      await vi.waitFor(async () => expect(await slot()).toBeGreaterThan(1_500), {
        timeout: 500_000,
        interval: 500,
      })
      await hasty.stop()
    })

    it('reports a taken port, and leaves nothing behind', async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      await expect(startSurfpool({ port })).rejects.toSatisfy(surfpoolFailed.is)
      server.close()
    })
  })
