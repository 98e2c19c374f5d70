/** Lets everything happen that is due. */
export const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))
