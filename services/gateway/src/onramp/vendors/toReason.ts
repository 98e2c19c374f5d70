/** Turns a vendor's reason into a short code, such as `card_declined`. */
export function toReason(text: string | null | undefined, otherwise: string): string {
  const code = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return code || otherwise
}
