import { describe, expect, it, vi } from 'vitest'
import { startChopsticks } from './startChopsticks'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // No process has this id.
    return false
  }
}

describe('startChopsticks', () => {
  // It loads a lot: four seconds, and many more on a busy machine.
  const timeout = 120_000
  it('starts a real runtime on a free port, and is gone after stop', { timeout }, async () => {
    const node = await startChopsticks()
    expect(node.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'state_getRuntimeVersion', params: [] })
    const headers = { 'Content-Type': 'application/json' }
    const answer: unknown = await (await fetch(node.url, { method: 'POST', headers, body })).json()
    expect(answer).toMatchObject({ result: { specName: 'statemine' } })
    expect(isAlive(node.pid)).toBe(true)
    await node.stop()
    await vi.waitFor(() => expect(isAlive(node.pid)).toBe(false))
  })
})
