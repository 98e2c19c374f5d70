const harmless = ['EPIPE', 'ENOSPC', 'EDQUOT']

/**
 * Keeps the process alive when it can't print: a reader such as `head` closes the pipe early, and a file may be on a disk
 * that is full.
 */
export function tolerateFullOutput(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (!harmless.includes(error.code ?? '')) throw error
    })
}
