/** What of a request does not fit: names the field, never what was in it. */
export function reasonOf(
  issues: readonly { readonly path?: readonly { readonly key: unknown }[] | undefined }[],
): string {
  return issues[0]?.path?.map(({ key }) => String(key).slice(0, 50)).join('.') ?? 'its form'
}
