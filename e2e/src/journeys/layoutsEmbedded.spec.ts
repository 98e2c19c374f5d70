import { expect, it } from 'vitest'
import { usePartitions } from '../browser/usePartitions'
import { compareLayouts } from './compareLayouts'
import { embeddedScreens } from './embeddedScreens'
import { openEmbeddedHolder } from './openEmbeddedHolder'

const browser = usePartitions()

it('[FRM-12] views of the embedded wallet look the same alone and after all the others', {
  timeout: 180_000,
}, async () => {
  const options = { screens: embeddedScreens, open: openEmbeddedHolder }
  expect(await compareLayouts(browser(), options)).toEqual({})
})
