import type { Host } from '@latchkey/core'

const most = 20
const giveUpMs = 2_000

/** [DIR-5] Loads the first 20 images before they are seen; what has not come after 2 s is given up. Returns how to stop. */
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
      // As the image part asks, or it would be another request to the browser's cache.
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
