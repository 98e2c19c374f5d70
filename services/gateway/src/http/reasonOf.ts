/** Names the field of a request that is invalid, never its value. */
export function reasonOf(
  issues: readonly { readonly path?: readonly { readonly key: unknown }[] | undefined }[],
): string {
  return issues[0]?.path?.map(({ key }) => String(key).slice(0, 50)).join('.') ?? 'wrong shape'
}
