import type { Host } from '@latchkey/core'

const most = 20
const giveUpMs = 2_000

/** [DIR-5] Preloads the first 20 images and gives up after 2 s. Returns a function to stop. */
export function preloadImages(
  { setTimer }: Pick<Host, 'setTimer'>,
  urls: readonly (string | undefined)[],
  createImage: () => HTMLImageElement = () => new Image(),
): () => void {
  const images = urls
    .filter((url) => url !== undefined)
    .slice(0, most)
    .map((url) => {
      const image = createImage()
      // With the same attributes as the image part, to share the browser's cache.
      image.referrerPolicy = 'no-referrer'
      image.src = url
      return image
    })
  const giveUp = () => {
    for (const image of images) if (!image.complete) image.removeAttribute('src')
  }
  const cancel = setTimer(giveUp, giveUpMs)
  return () => {
    cancel()
    giveUp()
  }
}
