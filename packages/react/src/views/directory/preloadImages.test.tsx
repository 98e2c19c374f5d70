import { expect, it } from 'vitest'
import { preloadImages } from './preloadImages'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

function preload(urls: readonly (string | undefined)[]) {
  const images: HTMLImageElement[] = []
  const timers: { callback: () => void; ms: number }[] = []
  const setTimer = (callback: () => void, ms: number) => {
    timers.push({ callback, ms })
    return () => timers.splice(0)
  }
  const stop = preloadImages({ setTimer }, urls, () => {
    const image = new Image()
    images.push(image)
    return image
  })
  return { images, timers, stop }
}

it('[DIR-5] loads the first 20 images and skips wallets without one', async () => {
  const { images } = preload([undefined, ...Array.from({ length: 40 }, () => dot)])
  expect(images).toHaveLength(20)
  await expect.poll(() => images.every(({ naturalWidth }) => naturalWidth === 1)).toBe(true)
})

it('[DIR-5] gives up after 2 s and keeps what has loaded', async () => {
  // A server that never answers.
  const { images, timers } = preload([dot, 'http://10.255.255.1/image.png'])
  await expect.poll(() => images[0]?.complete).toBe(true)
  expect(timers.map(({ ms }) => ms)).toEqual([2_000])
  const isPending = images[1]?.complete === false
  timers[0]?.callback()
  expect(images[0]?.src).toBe(dot)
  if (isPending) expect(images[1]?.hasAttribute('src')).toBe(false)
})

it('[DIR-5] stops at once when the view closes', () => {
  const { timers, stop } = preload([dot])
  stop()
  expect(timers).toEqual([])
})
