/** Memory for bodies that is used again and again. */
export type SlabPool = {
  /** Returns a slab with whatever its last user left in it. */
  take(): Uint8Array
  /** Gives slabs back; their bytes may change from now on. */
  give(slabs: readonly Uint8Array[]): void
  /** Calls a function with the first bytes of some slabs in one piece, which is valid only until it returns. */
  join<Result>(slabs: readonly Uint8Array[], size: number, use: (bytes: Uint8Array) => Result): Result
}

/** Small enough for a body that comes one byte at a time, large enough that a body of 1 MB has few of them. */
export const slabBytes = 16_384

/**
 * Creates a pool that only grows. Whoever takes slabs bounds how many are in use at once. New buffers for each body would
 * be many times that until the garbage is collected, because a little code can fill them very quickly.
 */
export function createSlabPool(): SlabPool {
  const free: Uint8Array[] = []
  let whole = new Uint8Array(0)
  return {
    take: () => free.pop() ?? Buffer.allocUnsafeSlow(slabBytes),
    give: (slabs) => void free.push(...slabs),
    join(slabs, size, use) {
      if (whole.byteLength < slabs.length * slabBytes)
        whole = Buffer.allocUnsafeSlow(slabs.length * slabBytes)
      slabs.forEach((slab, index) => {
        whole.set(slab, index * slabBytes)
      })
      return use(whole.subarray(0, size))
    },
  }
}
