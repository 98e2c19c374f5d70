import { describe, expect, it, vi } from 'vitest'
import { callNode } from '../families/callNode'
import { hasSurfpool } from './hasSurfpool'
import { startSurfpool } from './startSurfpool'

// It is not published for every machine.
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
  })
