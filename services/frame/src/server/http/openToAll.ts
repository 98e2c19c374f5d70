/** Authority of calls that anyone may make; what they send decides. */
export async function openToAll(): Promise<undefined> {
  return undefined
}
