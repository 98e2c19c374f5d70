/** Where a guide says more. The one place that knows the address of the guides. */
export function docsLink(guide: string, anchor: string): string {
  return `https://github.com/latchkey/latchkey/blob/main/docs/guides/${guide}.md#${anchor}`
}
