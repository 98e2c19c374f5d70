/** Builds session properties for all wallets: non-empty texts only. */
export function buildProperties(
  properties: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, string>> | undefined {
  const texts = Object.entries(properties).flatMap(([key, value]): [string, string][] => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '')
    return text === '' || text === '""' ? [] : [[key, text]]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}
