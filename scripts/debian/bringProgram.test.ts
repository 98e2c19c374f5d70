import { expect, it } from 'vitest'
import { SetupFault } from '../process/SetupFault'
import { bringProgram } from './bringProgram'

it('unpacks a program only if it is missing', async () => {
  const refuse = () => Promise.reject(new SetupFault('downloaded'))
  expect(await bringProgram(() => ({}), refuse)).toEqual({ isReady: true, what: 'is ready' })
  expect(
    await bringProgram(
      () => null,
      async () => 'is ready, with the 43 packages it needs',
    ),
  ).toEqual({ isReady: true, what: 'is ready, with the 43 packages it needs' })
})

it('says why a program is missing', async () => {
  const unpack = () => Promise.reject(new SetupFault('apt-get failed: not found'))
  expect(await bringProgram(() => null, unpack)).toEqual({
    isReady: false,
    what: 'apt-get failed: not found',
  })
})
