import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endMarked } from './endMarked'
import { markedProcesses, markName } from './markedProcesses'

function sleeper(mark: string, seconds: number) {
  return spawn('sleep', [String(seconds)], {
    env: { ...process.env, [markName]: mark },
    stdio: 'ignore',
    detached: true,
  })
}

it('ends what still runs under the mark, and nothing else', async () => {
  expect(existsSync('/proc/self/environ')).toBe(true)
  const [mine, other] = [randomUUID(), randomUUID()]
  const left = sleeper(mine, 60)
  const spared = sleeper(other, 60)
  const ended = once(left, 'close')
  expect(await endMarked(mine, 0)).toEqual([{ pid: left.pid, command: 'sleep 60' }])
  expect((await ended)[1]).toBe('SIGKILL')
  expect((await markedProcesses(other)).map(({ pid }) => pid)).toEqual([spared.pid])
  spared.kill()
})

it('gives a process time to end by itself', async () => {
  const mark = randomUUID()
  sleeper(mark, 0.3)
  expect(await endMarked(mark, 5_000)).toEqual([])
})
