/** Turns an address from metadata into a web URL, or nothing if it is neither web nor IPFS. */
export function toWebUrl(address: string, ipfsGateway: string | undefined): string | undefined {
  const text = address.trim()
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : undefined
  const path = /^ipfs:\/\/(?:ipfs\/)?([a-zA-Z0-9]{10,100}(?:\/[^?#\\]*)?)$/.exec(text)?.[1]
  if (!path || !ipfsGateway || path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part))) return undefined
  return new URL(`ipfs/${path.split('/').map(encodePart).join('/')}`, `${ipfsGateway.replace(/\/+$/, '')}/`)
    .href
}

/** Escapes what isn't escaped yet. */
function encodePart(part: string): string {
  return encodeURIComponent(part).replace(/%25([0-9a-f]{2})/gi, '%$1')
}
