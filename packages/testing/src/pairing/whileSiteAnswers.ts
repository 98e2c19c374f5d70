import { siteSilent } from '../errors'

const patienceMs = 10_000

/** Waits for a site's confirmation, but not forever: its page may be closed. @throws siteSilent */
export async function whileSiteAnswers(
  { setTimer }: { setTimer(callback: () => void, ms: number): () => void },
  work: Promise<void>,
): Promise<void> {
  let cancel = (): void => undefined
  const late = new Promise<never>((_, reject) => {
    cancel = setTimer(() => reject(siteSilent()), patienceMs)
  })
  try {
    await Promise.race([work, late])
  } finally {
    cancel()
  }
}
