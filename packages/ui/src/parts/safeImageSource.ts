const maxDataLength = 64 * 1024

/**
 * Returns the address to load an untrusted image from, or undefined. Allows `data:` images up to 64 KB,
 * and `https:` or `http:` addresses whose origin the site allows.
 */
export function safeImageSource(source: unknown, allowed: readonly string[] = []): string | undefined {
  if (typeof source !== 'string') return undefined
  const text = source.trim()
  if (/^data:/i.test(text)) {
    const isPicture =
      text.length <= maxDataLength && /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i.test(text)
    return isPicture ? text : undefined
  }
  try {
    const url = new URL(text)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb && !url.username && !url.password && allowed.includes(url.origin) ? url.href : undefined
  } catch {
    // Not an absolute address; a relative one would go to the page's own server.
    return undefined
  }
}
