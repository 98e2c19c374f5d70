/** The answer of someone who may never give one, or nothing when it takes too long. Throws what they throw in time. */
export async function withinTime<Answer>(
  answer: Promise<Answer> | undefined,
  limitMs: number,
): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}
