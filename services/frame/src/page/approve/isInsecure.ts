/** Tells whether others on the network can change what a site asks for. A page from this machine isn't on the network. */
export function isInsecure(origin: string): boolean {
  return /^http:\/\/(?!(?:[^/]*\.)?localhost(?::|$)|127\.0\.0\.1(?::|$)|\[::1\])/.test(origin)
}
