import { expect, it } from 'vitest'
import type { Part } from './Part'
import { startParts } from './startParts'

function setUp() {
  const log: string[] = []
  const part = (variable: string, start?: () => Promise<never>): Part => ({
    what: variable,
    variable,
    port: 0,
    start: async (_, urls) => {
      log.push(['start', variable, ...urls.values()].join(' '))
      await start?.()
      return {
        url: `http://${variable}`,
        stop: async () => {
          log.push(`stop ${variable}`)
        },
      }
    },
    probe: async () => undefined,
  })
  return { log, part }
}

it('gives later groups the URLs of earlier ones, and stops in reverse order', async () => {
  const { log, part } = setUp()
  const stack = await startParts([[part('A'), part('B')], [part('C')]])
  await stack.stop()
  expect(log).toEqual(['start A', 'start B', 'start C http://A http://B', 'stop C', 'stop B', 'stop A'])
})

it('stops running parts when one of the same or a later group fails', async () => {
  const { log, part } = setUp()
  const broken = part('broken', () => Promise.reject(new TypeError('no')))
  await expect(startParts([[part('A')], [broken, part('B')]])).rejects.toThrow('no')
  expect(log).toEqual(['start A', 'start broken http://A', 'start B http://A', 'stop B', 'stop A'])
})

it("stops the others when one can't be stopped, and reports it", async () => {
  const { log, part } = setUp()
  const stuck: Part = {
    ...part('stuck'),
    start: async () => ({ url: '', stop: () => Promise.reject(new TypeError('stuck')) }),
  }
  const stack = await startParts([[part('A'), stuck, part('B')]])
  await expect(stack.stop()).rejects.toThrow('stuck')
  expect(log).toEqual(['start A', 'start B', 'stop B', 'stop A'])
})

it('stops when told to while starting', async () => {
  const { log, part } = setUp()
  const told = new AbortController()
  told.abort()
  await expect(startParts([[part('A')], [part('B')]], told.signal)).rejects.toThrow()
  expect(log).toEqual(['start A', 'stop A'])
})
