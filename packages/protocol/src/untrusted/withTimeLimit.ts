/** Resolves with the answer, or with undefined once the time is up. A rejection in time is passed on. */
export async function withTimeLimit<Answer>(
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
