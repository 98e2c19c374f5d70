/** A test runner sets NODE_ENV to `test`, and Vite would then build React as no site does. */
export async function withNodeEnv<T>(
  environment: 'production' | 'development',
  work: () => Promise<T>,
): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = environment
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
