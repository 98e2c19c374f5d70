/** What a parent process sends. */
export type Call = { readonly seq: number; readonly method: string; readonly args: readonly unknown[] }

/** What it gets: first that the process is ready, then an answer to each call. */
export type Answer = { readonly seq: number; readonly result?: unknown; readonly error?: string } | 'ready'

/** Lets the parent process call the methods of an object; the other end of `startProcess`. */
export function answerCalls(methods: object): void {
  const send = (answer: Answer) => void process.send?.(answer)
  process.on('message', ({ seq, method, args }: Call) => {
    const work = async (): Promise<unknown> => Reflect.apply(Reflect.get(methods, method), methods, args)
    work().then(
      (result) => send({ seq, result }),
      (error: unknown) => send({ seq, error: String(Object(error).message ?? error) }),
    )
  })
  // Without its parent nobody ends it.
  process.on('disconnect', () => process.exit())
  send('ready')
}
